import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import styles from '#web/ui/control/segmented-control.module.css'

export interface Segment<T extends string> {
  readonly value: T
  readonly label: string
  readonly icon?: LucideIcon
}

interface SegmentedControlProps<T extends string> {
  label: string
  segments: readonly Segment<T>[]
  value: T
  onChange: (value: T) => void
}

/** One of a few, all visible side by side. */
export function SegmentedControl<T extends string>({ label, segments, value, onChange }: SegmentedControlProps<T>) {
  const name = useId()
  return (
    <div className={styles.control} role="radiogroup" aria-label={label}>
      {segments.map(({ value: own, label: text, icon: Icon }) => (
        <label key={own} className={styles.segment}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            checked={own === value}
            onChange={() => onChange(own)}
          />
          {Icon && <Icon size={16} strokeWidth={1.75} aria-hidden />}
          {text}
        </label>
      ))}
    </div>
  )
}
