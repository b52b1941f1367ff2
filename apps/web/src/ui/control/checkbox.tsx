import Check from 'lucide-react/icons/check'
import type { KeyboardEvent } from 'react'
import styles from '#web/ui/control/fields.module.css'

interface CheckboxProps {
  checked: boolean
  /** Shown as locked, with `title` saying why; it keeps the focus and its state. */
  isLocked?: boolean
  title?: string | undefined
  /** Its name where no text beside it says enough. */
  label?: string
  /** Of the input, for its label. */
  id: string
  onChange: () => void
  onKeyDown?: (event: KeyboardEvent) => void
}

/** A checkbox of the size `--check-size`, in the colours `--check` and `--on-check`, by default the product's. */
export function Checkbox({ checked, isLocked = false, title, label, id, onChange, onKeyDown }: CheckboxProps) {
  return (
    <span className={styles.checkboxBox}>
      <input
        type="checkbox"
        id={id}
        className={styles.checkboxInput}
        checked={checked}
        aria-disabled={isLocked || undefined}
        title={title}
        aria-label={label}
        onKeyDown={onKeyDown}
        onChange={() => {
          if (!isLocked) onChange()
        }}
      />
      <Check className={styles.mark} size={13} strokeWidth={3} aria-hidden />
    </span>
  )
}
