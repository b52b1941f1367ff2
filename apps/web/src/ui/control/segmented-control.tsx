import type { ReactNode } from 'react'
import styles from '#web/ui/control/choice.module.css'
import { RadioGroup } from '#web/ui/control/radio-group.tsx'

export interface Segment<T extends string> {
  readonly value: T
  readonly label: string
  /** Drawn before the label, or above it. */
  readonly icon?: ReactNode
}

interface SegmentedControlProps<T extends string> {
  label: string
  segments: readonly Segment<T>[]
  /** `null`: none is chosen yet. */
  value: T | null
  /** `icons`: parts of one frame, each an icon above its label. */
  look?: 'words' | 'icons'
  onChange: (value: T) => void
}

/** One of a few, all visible side by side. */
export function SegmentedControl<T extends string>(props: SegmentedControlProps<T>) {
  const { label, segments, value, look = 'words', onChange } = props
  return (
    <RadioGroup
      label={label}
      options={segments.map(({ value: own, label: text, icon }) => ({
        value: own,
        content: (
          <>
            {icon}
            <span>{text}</span>
          </>
        ),
      }))}
      value={value}
      className={styles[look]}
      optionClassName={styles.segment}
      onChange={onChange}
    />
  )
}
