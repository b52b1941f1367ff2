import ChevronDown from 'lucide-react/icons/chevron-down'
import styles from '#web/ui/control/select.module.css'

export interface SelectProps<T extends string> {
  id: string
  options: readonly { readonly value: T; readonly label: string }[]
  value: T
  /** `sm`: as wide as its longest choice. */
  size?: 'md' | 'sm'
  isInvalid?: boolean
  /** Id of what explains it. */
  describedBy?: string | undefined
  onChange: (value: T) => void
}

/** One of a few, in the platform's own list; its label is elsewhere and refers to its `id`. */
export function Select<T extends string>(props: SelectProps<T>) {
  const { id, options, value, size = 'md', isInvalid = false, describedBy, onChange } = props
  return (
    <span className={styles.field}>
      <select
        id={id}
        className={styles.select}
        data-size={size}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        value={value}
        onChange={({ target }) => {
          const chosen = options[target.selectedIndex]
          if (chosen) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className={styles.chevron} size={16} strokeWidth={1.75} aria-hidden />
    </span>
  )
}
