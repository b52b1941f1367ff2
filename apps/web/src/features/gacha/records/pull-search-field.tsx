import { Search } from 'lucide-react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/gacha/records/pull-search-field.module.css'

interface SearchFieldProps {
  value: string
  onChange: (text: string) => void
}

export function PullSearchField({ value, onChange }: SearchFieldProps) {
  const t = useTranslations('gacha')
  return (
    <span className={styles.field}>
      <Search className={styles.icon} size={16} strokeWidth={1.75} aria-hidden />
      <input
        type="search"
        className={styles.input}
        aria-label={t('records.search')}
        placeholder={t('records.search')}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </span>
  )
}
