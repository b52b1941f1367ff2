import { Search, X } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/timeline/head/head.module.css'

interface TimelineSearchProps {
  field: RefObject<HTMLInputElement | null>
  text: string
  onText: (text: string) => void
  /** To the first activity that it leaves. */
  onFirst: () => void
}

/** Narrows the list while typing; on phones it is an icon until it has the focus or a text. */
export function TimelineSearch({ field, text, onText, onFirst }: TimelineSearchProps) {
  const t = useTranslations('timeline')

  function clear(): void {
    onText('')
    field.current?.focus()
  }

  return (
    <label className={styles.search} data-filled={text !== '' || undefined} title={t('search.label')}>
      <Search className={styles.icon} size={18} strokeWidth={1.75} aria-hidden />
      <input
        ref={field}
        type="search"
        className={styles.field}
        placeholder={t('search.label')}
        aria-label={t('search.label')}
        aria-keyshortcuts="/"
        value={text}
        onChange={(event) => onText(event.target.value)}
        enterKeyHint="search"
        onKeyDown={(event) => {
          // Enter also ends the writing of a CJK word.
          if (event.key === 'Enter' && text !== '' && !event.nativeEvent.isComposing) {
            event.preventDefault()
            onFirst()
          }
          if (event.key !== 'Escape') return
          if (text === '') field.current?.blur()
          else clear()
          event.preventDefault()
        }}
      />
      {text !== '' && (
        <button type="button" className={styles.clear} aria-label={t('search.clear')} onClick={clear}>
          <X size={16} strokeWidth={1.75} aria-hidden />
        </button>
      )}
    </label>
  )
}
