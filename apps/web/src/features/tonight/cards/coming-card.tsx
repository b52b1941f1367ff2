import { laterDays, type TonightRow, totalPulls } from '@ephemeris/core/tonight/tonight'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { FiguresCard } from '#web/features/tonight/cards/figures-card.tsx'
import styles from '#web/features/tonight/tonight.module.css'
import type { TonightState } from '#web/features/tonight/use-tonight'
import { useTonightWords } from '#web/features/tonight/use-tonight-words'
import { joinNames } from '#web/i18n/words/join-names'
import { useActivityWords } from '#web/state/words/activity-words'
import { GameGlyph } from '#web/ui/art/game-glyph.tsx'
import { Pressable } from '#web/ui/button/pressable.tsx'
import roles from '#web/ui/games/game-roles.module.css'
import { Row } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

const DAYS = 3

/** Of a day, until it is opened. */
const NAMED = 3

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
  const words = useTonightWords()
  const days = laterDays(tonight?.later ?? [], clock).slice(0, limit)
  if (days.length === 0) return null

  return (
    <FiguresCard title={t('coming')} isInset={isInset}>
      {days.map(({ day, rows }) => (
        <Row as="li" key={day} gap={10} rowGap={2} text="body" className={styles.entry}>
          <Text kind="note" className={styles.day}>
            {words.day(day, now)}
          </Text>
          {isInset ? <FirstNames rows={rows} /> : <DayNames rows={rows} />}
          <Text kind="bold" figures className={styles.figure}>
            {totalPulls(rows) > 0 && words.pulls(totalPulls(rows))}
          </Text>
        </Row>
      ))}
    </FiguresCard>
  )
}

/** The first names of a day, and how many others there are: the whole evening is a page away. */
function FirstNames({ rows }: { rows: readonly TonightRow[] }) {
  const t = useTranslations('tonight')
  const language = useLocale()
  const nameOf = useShortName()
  const names = [...new Set(rows.map(nameOf))]
  const rest = names.slice(NAMED)
  return (
    <Text kind="body" grow className={styles.what}>
      <span>{joinNames(names.slice(0, NAMED), language)}</span>{' '}
      {rest.length > 0 && (
        <Text kind="note" title={joinNames(rest, language)}>
          {t('moreFree', { count: rest.length })}
        </Text>
      )}
    </Text>
  )
}

/** The first names of a day by game, and the others on demand. */
function DayNames({ rows }: { rows: readonly TonightRow[] }) {
  const t = useTranslations('tonight')
  const language = useLocale()
  const nameOf = useShortName()
  const activityWords = useActivityWords()
  const [isWhole, setWhole] = useState(false)
  const named = rows.filter((row, at) => rows.findIndex((one) => isSame(one, row)) === at)
  const shown = isWhole ? named : named.slice(0, NAMED)
  const rest = named.length - NAMED

  return (
    <Text kind="body" grow className={styles.what}>
      {[...new Set(shown.map(({ gameId }) => gameId))].map((gameId) => (
        <Row
          as="span"
          key={gameId}
          gap={8}
          align="start"
          className={`${styles.ofGame} ${roles.roles}`}
          data-game={gameId}
        >
          <GameGlyph game={gameId} size={16} />
          <span className="visually-hidden">{activityWords.game(gameId)}</span>
          <Text kind="body" grow>
            {joinNames(shown.filter((row) => row.gameId === gameId).map(nameOf), language)}
          </Text>
        </Row>
      ))}
      {rest > 0 && (
        <Text
          kind="link"
          as={Pressable}
          className={styles.rest}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          <Text kind="note" weight="bold">
            {isWhole ? t('fewer') : t('moreFree', { count: rest })}
          </Text>
        </Text>
      )}
    </Text>
  )

  function isSame(one: TonightRow, other: TonightRow): boolean {
    return one.gameId === other.gameId && nameOf(one) === nameOf(other)
  }
}

/** Of banners what they feature. */
function useShortName(): (row: TonightRow) => string {
  const words = useTonightWords()
  const activityWords = useActivityWords()
  return (row) => (row.activity ? activityWords.shortName(row.activity) : words.name(row))
}
