import type { ReactNode } from 'react'
import styles from '#web/ui/control/choice.module.css'
import { RadioGroup } from '#web/ui/control/radio-group.tsx'

export interface Segment<T extends string> {
  readonly value: T
  readonly label: string
  /** Drawn before the label, or in its place. */
  readonly icon?: ReactNode
}

interface SegmentedControlProps<T extends string> {
  label: string
  segments: readonly Segment<T>[]
  /** `null`: none is chosen yet. */
  value: T | null
  /** `icons`: parts of one frame, each named by its icon; readers and the tooltip have the label. */
  look?: 'words' | 'icons'
  onChange: (value: T) => void
}

/** One of a few, all visible side by side. */
export function SegmentedControl<T extends string>(props: SegmentedControlProps<T>) {
  const { label, segments, value, look = 'words', onChange } = props
  const isIcons = look === 'icons'
  return (
    <RadioGroup
      label={label}
      options={segments.map(({ value: own, label: text, icon }) => ({
        value: own,
        content: (
          <>
            {icon}
            <span className={isIcons ? 'visually-hidden' : undefined}>{text}</span>
          </>
        ),
        tip: isIcons ? text : undefined,
      }))}
      value={value}
      className={isIcons ? styles.icons : styles.words}
      optionClassName={styles.segment}
      onChange={onChange}
    />
  )
}
