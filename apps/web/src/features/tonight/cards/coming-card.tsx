import { laterDays, type TonightRow, totalPulls } from '@ephemeris/core/tonight/tonight'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/tonight/cards/cards.module.css'
import { FiguresCard } from '#web/features/tonight/cards/figures-card.tsx'
import type { TonightState } from '#web/features/tonight/use-tonight'
import { useTonightWords } from '#web/features/tonight/use-tonight-words'
import { joinNames } from '#web/i18n/words/join-names'
import { useActivityWords } from '#web/state/words/activity-words'
import { GameGlyph } from '#web/ui/art/game-glyph.tsx'
import roles from '#web/ui/game-roles.module.css'

const DAYS = 3

interface ComingCardProps {
  state: TonightState
  /** At most so many days. */
  limit?: number
  /** Part of another card. */
  isInset?: boolean
}

/** The next days on which something ends, on the page by game. (TON-5) */
export function ComingCard({ state: { tonight, now, clock }, limit = DAYS, isInset = false }: ComingCardProps) {
  const t = useTranslations('tonight')
  const language = useLocale()
  const words = useTonightWords()
  const activityWords = useActivityWords()
  const namesOf = (some: readonly TonightRow[]) => joinNames(new Set(some.map(words.name)), language)
  const days = laterDays(tonight?.later ?? [], clock).slice(0, limit)
  if (days.length === 0) return null

  return (
    <FiguresCard title={t('coming')} isInset={isInset}>
      {days.map(({ day, rows }) => {
        const names = namesOf(rows)
        return (
          <li key={day} className={styles.row}>
            <span className={styles.day}>{words.day(day, now)}</span>
            {isInset ? (
              <span className={styles.what} title={names}>
                {names}
              </span>
            ) : (
              <span className={styles.what}>
                {[...new Set(rows.map(({ gameId }) => gameId))].map((gameId) => (
                  <span key={gameId} className={`${styles.ofGame} ${roles.roles}`} data-game={gameId}>
                    <GameGlyph game={gameId} size={16} />
                    <span className="visually-hidden">{activityWords.game(gameId)}</span>
                    <span>{namesOf(rows.filter((row) => row.gameId === gameId))}</span>
                  </span>
                ))}
              </span>
            )}
            <span className={styles.figuresCardFigure}>{totalPulls(rows) > 0 && words.pulls(totalPulls(rows))}</span>
          </li>
        )
      })}
    </FiguresCard>
  )
}
