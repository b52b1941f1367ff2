import { daysFromToday } from '@ephemeris/core/activity/timing'
import { type CalendarDay, formatDay } from '@ephemeris/core/time/calendar'
import { MINUTE_MS } from '@ephemeris/core/time/instant'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/timeline/day-panel/day-panel.module.css'
import { dayText, fullDay } from '#web/i18n/words/dates'
import { useNow } from '#web/lib/time/page-clock'
import { useDisplayedClock } from '#web/state/displayed-clock'
import { IconButton } from '#web/ui/button/icon-button.tsx'

interface DayHeaderProps {
  day: CalendarDay
  /** All that the day holds, and of it what ends and what starts. */
  counts: { count: number; ending: number; starting: number }
  onStep: (days: 1 | -1) => void
  onClose: () => void
}

/** The day in large figures, how far it is from today, what it holds, and the way to its neighbours. */
export function DayHeader({ day, counts, onStep, onClose }: DayHeaderProps) {
  const t = useTranslations('timeline')
  const language = useLocale()
  const clock = useDisplayedClock()
  const offset = daysFromToday(day, useNow(MINUTE_MS), clock)

  return (
    <header className={styles.header}>
      <span className={styles.numeral} aria-hidden>
        {Number(formatDay(day).slice(8))}
      </span>
      <div className={styles.dayHeaderWords}>
        <h2 className={styles.dayHeaderTitle} aria-label={fullDay(day, language)}>
          {dayText(day, language, { weekday: 'long' })}{' '}
          <span className={styles.month}>{dayText(day, language, { year: 'numeric', month: 'long' })}</span>
        </h2>
        <p className={styles.facts}>
          <span className={styles.relative} data-today={offset === 0 || undefined}>
            <RelativeDay offset={offset} />
          </span>
          <span>{t('day.counts', counts)}</span>
        </p>
      </div>
      <div className={styles.buttons}>
        <IconButton label={t('day.previous')} icon={ChevronLeft} onClick={() => onStep(-1)} />
        <IconButton label={t('day.next')} icon={ChevronRight} onClick={() => onStep(1)} />
        <IconButton label={t('close')} icon={X} onClick={onClose} />
      </div>
    </header>
  )
}

/** Today, tomorrow, yesterday, in N days or N days ago. (TL-30) */
function RelativeDay({ offset }: { offset: number }) {
  const t = useTranslations('timeline')
  if (offset === 0) return t('day.today')
  if (offset === 1) return t('day.tomorrow')
  if (offset === -1) return t('day.yesterday')
  return offset > 0 ? t('day.later', { days: offset }) : t('day.ago', { days: -offset })
}
