import type { Instant } from '@ephemeris/core/time/instant'
import type { Evening } from '@ephemeris/core/tonight/evening'
import type { Tonight } from '@ephemeris/core/tonight/tonight'
import ChevronDown from 'lucide-react/icons/chevron-down'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { TonightEntry } from '#web/features/tonight/rows/tonight-row.tsx'
import type { Marking } from '#web/features/tonight/rows/use-marking'
import styles from '#web/features/tonight/tonight-page.module.css'
import { useTonightWords } from '#web/features/tonight/use-tonight-words'

interface DoneFoldProps extends Pick<Tonight, 'done'> {
  evening: Evening
  now: Instant
  marking: Marking
}

/** What is done tonight, folded away; a click on a box there takes the mark back. (TON-6) */
export function DoneFold({ done: marked, evening, now, marking: { mark, lingering } }: DoneFoldProps) {
  const t = useTranslations('tonight')
  const words = useTonightWords()
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const done = marked.filter(({ key }) => !lingering.has(key))
  if (done.length === 0) return null

  return (
    <>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <CircleCheck className={styles.icon} size={18} strokeWidth={1.75} aria-hidden />
        <b>{t('done', { count: done.length })}</b>
        <span className={styles.names}>{done.map(words.name).join(' · ')}</span>
        <ChevronDown className={styles.chevron} size={18} strokeWidth={1.75} aria-hidden />
      </button>
      {isOpen && (
        <ul id={listId}>
          {done.map((row) => (
            <TonightEntry key={row.key} row={row} evening={evening} now={now} isFolded onPress={() => mark(row)} />
          ))}
        </ul>
      )}
    </>
  )
}
