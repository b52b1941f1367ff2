import { type ReactNode, useId } from 'react'
import styles from '#web/ui/control/choice.module.css'

export interface RadioOption<T> {
  readonly value: T
  readonly content: ReactNode
}

interface RadioGroupProps<T extends string | number> {
  label: string
  options: readonly RadioOption<T>[]
  /** `null`: none is chosen yet. */
  value: T | null
  className?: string | undefined
  /** Three cards beside each other unless it is given. */
  optionClassName?: string | undefined
  onChange: (value: T) => void
}

/** One of a few, each a label as large as its content; the radio buttons themselves are invisible. */
export function RadioGroup<T extends string | number>(props: RadioGroupProps<T>) {
  const { label, options, value, className = '', optionClassName, onChange } = props
  const name = useId()
  return (
    <div className={optionClassName ? className : `${styles.cards} ${className}`} role="radiogroup" aria-label={label}>
      {options.map(({ value: own, content }) => (
        <label key={own} className={`${styles.option} ${optionClassName ?? styles.card}`}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            checked={own === value}
            onChange={() => onChange(own)}
          />
          {content}
        </label>
      ))}
    </div>
  )
}
