import { type ReactNode, useId } from 'react'
import styles from '#web/ui/control/segmented-control.module.css'

export interface Segment<T extends string> {
  readonly value: T
  readonly label: string
  /** Drawn before the label, or in its place. */
  readonly icon?: ReactNode
}

interface SegmentedControlProps<T extends string> {
  label: string
  segments: readonly Segment<T>[]
  value: T
  /** `icons`: parts of one frame, each named by its icon; readers and the tooltip have the label. */
  look?: 'words' | 'icons'
  onChange: (value: T) => void
}

/** One of a few, all visible side by side. */
export function SegmentedControl<T extends string>(props: SegmentedControlProps<T>) {
  const { label, segments, value, look = 'words', onChange } = props
  const name = useId()
  return (
    <div className={styles.control} role="radiogroup" aria-label={label} data-look={look}>
      {segments.map(({ value: own, label: text, icon }) => (
        <label key={own} className={styles.segment} title={look === 'icons' ? text : undefined}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            checked={own === value}
            onChange={() => onChange(own)}
          />
          {icon}
          <span className={look === 'icons' ? 'visually-hidden' : undefined}>{text}</span>
        </label>
      ))}
    </div>
  )
}
