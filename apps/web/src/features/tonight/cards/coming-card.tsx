import { laterDays, type TonightRow, totalPulls } from '@ephemeris/core/tonight/tonight'
import Square from 'lucide-react/icons/square'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { FiguresCard } from '#web/features/tonight/cards/figures-card.tsx'
import styles from '#web/features/tonight/tonight.module.css'
import type { TonightState } from '#web/features/tonight/use-tonight'
import { useTonightWords } from '#web/features/tonight/use-tonight-words'
import { joinNames } from '#web/i18n/words/join-names'
import { useActivityWords } from '#web/state/words/activity-words'
import { GameGlyph } from '#web/ui/art/game-glyph.tsx'
import { OwnSign } from '#web/ui/art/own-sign.tsx'
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
  /** Marks what the player has added; absent: the card is part of another one, which names a few. */
  onMark?: (row: TonightRow) => void
}

/** The next evenings that are the last ones for something, on the page by game, with boxes for own entries. (TON-5, OWN-14) */
export function ComingCard({ state: { tonight, now, clock }, limit = DAYS, onMark }: ComingCardProps) {
  const t = useTranslations('tonight')
  const words = useTonightWords()
  const days = laterDays(tonight?.later ?? [], clock).slice(0, limit)
  if (days.length === 0) return null

  return (
    <FiguresCard title={t('coming')} isInset={!onMark}>
      {days.map(({ day, rows }) => (
        <Row as="li" key={day} gap={10} rowGap={2} text="body" className={styles.entry}>
          <Text kind="note" className={styles.day}>
            {words.day(day, now)}
          </Text>
          {onMark ? <DayNames rows={rows} onMark={onMark} /> : <FirstNames rows={rows} />}
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

interface DayNamesProps {
  rows: readonly TonightRow[]
  onMark: (row: TonightRow) => void
}

/** The first names of a day by game, own entries each in a line with its box, and the others on demand. */
function DayNames({ rows, onMark }: DayNamesProps) {
  const t = useTranslations('tonight')
  const language = useLocale()
  const nameOf = useShortName()
  const activityWords = useActivityWords()
  const [isWhole, setWhole] = useState(false)
  const named = rows.filter((row, at) => rows.findIndex((one) => isSame(one, row)) === at)
  const limit = isWhole ? named.length : NAMED
  const own = named.filter(({ activity }) => activity?.own).slice(0, limit)
  const others = named.filter(({ activity }) => !activity?.own).slice(0, limit)
  const rest = named.length - own.length - others.length

  return (
    <Text kind="body" grow className={styles.what}>
      {[...new Set(others.map(({ gameId }) => gameId))].map((gameId) => (
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
            {joinNames(others.filter((row) => row.gameId === gameId).map(nameOf), language)}
          </Text>
        </Row>
      ))}
      {own.map((row) => (
        <Row
          as={Pressable}
          key={row.key}
          gap={8}
          text="body"
          className={`${styles.ownLine} ${roles.roles}`}
          data-game={row.gameId}
          data-color={row.activity?.own?.color}
          aria-label={t('mark', { name: nameOf(row) })}
          onClick={() => onMark(row)}
        >
          <Square size={18} strokeWidth={1.75} aria-hidden />
          <GameGlyph game={row.gameId} size={16} />
          <Text kind="body" grow>
            {nameOf(row)}
            {'\u00a0'}
            <OwnSign size={14} />
          </Text>
        </Row>
      ))}
      {(rest > 0 || isWhole) && (
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
