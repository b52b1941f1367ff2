import type { Instant } from '@ephemeris/core/time/instant'
import type { Evening } from '@ephemeris/core/tonight/evening'
import type { Tonight } from '@ephemeris/core/tonight/tonight'
import ChevronDown from 'lucide-react/icons/chevron-down'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { TonightEntry } from '#web/features/tonight/rows/tonight-row.tsx'
import type { Marking } from '#web/features/tonight/rows/use-marking'
import styles from '#web/features/tonight/tonight.module.css'
import { useTonightWords } from '#web/features/tonight/use-tonight-words'
import { Pressable } from '#web/ui/button/pressable.tsx'
import { Row } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

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
      <Row
        as={Pressable}
        gap={8}
        text="hint"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <CircleCheck size={18} strokeWidth={1.75} aria-hidden />
        <Text kind="bold" as="b" oneLine>
          {t('done', { count: done.length })}
        </Text>
        <Text kind="body" cut grow>
          {done.map(words.name).join(' · ')}
        </Text>
        <ChevronDown className={styles.chevron} size={18} strokeWidth={1.75} aria-hidden />
      </Row>
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
