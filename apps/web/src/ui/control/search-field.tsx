import Search from 'lucide-react/icons/search'
import type { RefObject } from 'react'
import styles from '#web/ui/control/fields.module.css'

interface SearchFieldProps {
  /** Accessible name and placeholder. */
  label: string
  value: string
  onChange: (text: string) => void
  className?: string | undefined
  inputRef?: RefObject<HTMLInputElement | null>
  /** The key that focuses the field, as `aria-keyshortcuts` names it. */
  shortcut?: string
}

/** A field for a search text, with a magnifying glass. */
export function SearchField({ label, value, onChange, className = '', inputRef, shortcut }: SearchFieldProps) {
  return (
    <span className={`${styles.searchField} ${className}`}>
      <Search className={styles.searchFieldIcon} size={16} strokeWidth={1.75} aria-hidden />
      <input
        ref={inputRef}
        type="search"
        className={styles.searchFieldInput}
        aria-label={label}
        aria-keyshortcuts={shortcut}
        placeholder={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </span>
  )
}
