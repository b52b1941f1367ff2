import { Check } from 'lucide-react'
import styles from '#web/ui/control/checkbox.module.css'

interface CheckboxProps {
  checked: boolean
  /** Shown as locked, with `title` saying why; it keeps the focus and its state. */
  isLocked?: boolean
  title?: string | undefined
  /** Of the input, for its label. */
  id: string
  onChange: () => void
}

/** A checkbox in the colours `--check` and `--on-check`, by default the product's. */
export function Checkbox({ checked, isLocked = false, title, id, onChange }: CheckboxProps) {
  return (
    <span className={styles.box}>
      <input
        type="checkbox"
        id={id}
        className={styles.input}
        checked={checked}
        aria-disabled={isLocked || undefined}
        title={title}
        onChange={() => {
          if (!isLocked) onChange()
        }}
      />
      <Check className={styles.mark} size={13} strokeWidth={3} aria-hidden />
    </span>
  )
}
