import { dayText } from '@ephemeris/core/language/dates'
import { parseDay } from '@ephemeris/core/time/calendar'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/gacha/records/records.module.css'
import { Row } from '#web/ui/layout/layout.tsx'

interface RecordDayProps {
  /** As in the records: `2026-05-20`. */
  date: string
  /** The first one of a list says whose clock it is. */
  isFirst: boolean
  as?: 'h2' | 'div'
  'aria-hidden'?: boolean
}

/** The day of the server's clock, above its pulls. (REC-1, REC-6) */
export function RecordDay({ date, isFirst, as = 'div', ...props }: RecordDayProps) {
  const t = useTranslations('gacha')
  const language = useLocale()
  const day = parseDay(date)

  return (
    <Row as={as} gap={8} justify="between" text="note" weight="bold" className={styles.day} {...props}>
      <span>{day === null ? date : dayText(day, language, { year: 'numeric', month: 'long', day: 'numeric' })}</span>
      {isFirst && <span>{t('columns.time')}</span>}
    </Row>
  )
}
