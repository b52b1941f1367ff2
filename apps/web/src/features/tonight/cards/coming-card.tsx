import { laterDays, totalPulls } from '@ephemeris/core/tonight/tonight'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/tonight/cards/cards.module.css'
import { FiguresCard } from '#web/features/tonight/cards/figures-card.tsx'
import type { TonightState } from '#web/features/tonight/use-tonight'
import { useTonightWords } from '#web/features/tonight/use-tonight-words'
import { joinNames } from '#web/i18n/words/join-names'

const DAYS = 3

interface ComingCardProps {
  state: TonightState
  /** At most so many days. */
  limit?: number
  /** Part of another card. */
  isInset?: boolean
}

/** The next days on which something ends. (TON-5) */
export function ComingCard({ state: { tonight, now, clock }, limit = DAYS, isInset = false }: ComingCardProps) {
  const t = useTranslations('tonight')
  const language = useLocale()
  const words = useTonightWords()
  const days = laterDays(tonight?.later ?? [], clock).slice(0, limit)
  if (days.length === 0) return null

  return (
    <FiguresCard title={t('coming')} isInset={isInset}>
      {days.map(({ day, rows }) => {
        const names = joinNames(new Set(rows.map(words.name)), language)
        return (
          <li key={day} className={styles.row}>
            <span className={styles.day}>{words.day(day, now)}</span>
            <span className={styles.what} title={names}>
              {names}
            </span>
            <span className={styles.figuresCardFigure}>{totalPulls(rows) > 0 && words.pulls(totalPulls(rows))}</span>
          </li>
        )
      })}
    </FiguresCard>
  )
}
