import { punctuationOf } from '@ephemeris/core/language/punctuation'
import { foldBanners } from '@ephemeris/core/timeline/fold-banners'
import { laterDays, type TonightRow, totalPulls } from '@ephemeris/core/tonight/tonight'
import Square from 'lucide-react/icons/square'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { FiguresCard } from '#web/features/tonight/cards/figures-card.tsx'
import { PullsFigure } from '#web/features/tonight/cards/pulls-figure.tsx'
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
import { Names } from '#web/ui/phrases/names.tsx'
import { Text } from '#web/ui/text/text.tsx'

const DAYS = 3

/** Of a day, until it is opened, and of the banners of a phase. */
const NAMED = 3
/** Where a day has one line. */
const NAMED_IN_LINE = 2

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
          {totalPulls(rows) > 0 && <PullsFigure pulls={totalPulls(rows)} />}
        </Row>
      ))}
    </FiguresCard>
  )
}

/** The first names of a day, and how many others there are: the whole evening is a page away. */
function FirstNames({ rows }: { rows: readonly TonightRow[] }) {
  const language = useLocale()
  const names = [...new Set(useLines()(rows).flatMap((line) => line.names))]
  return (
    <Text kind="body" cut grow className={styles.what} title={joinNames(names, language)}>
      <Names names={names} separator={punctuationOf(language).separator} limit={NAMED_IN_LINE} />
    </Text>
  )
}

interface DayNamesProps {
  rows: readonly TonightRow[]
  onMark: (row: TonightRow) => void
}

/** The first things of a day, the banners of a phase as one, own entries with their box, and the others on demand. */
function DayNames({ rows, onMark }: DayNamesProps) {
  const t = useTranslations('tonight')
  const language = useLocale()
  const activityWords = useActivityWords()
  const [isWhole, setWhole] = useState(false)
  const lines = useLines()(rows)
  const limit = isWhole ? lines.length : NAMED
  const own = lines.filter(({ row }) => row.activity?.own).slice(0, limit)
  const others = lines.filter(({ row }) => !row.activity?.own).slice(0, limit)
  const rest = lines.length - own.length - others.length
  const games = [...new Set(others.map(({ row }) => row.gameId))]

  return (
    <Text kind="body" grow className={styles.what}>
      {games
        .flatMap((game) => others.filter(({ row }) => row.gameId === game))
        .map(({ row: { key, gameId }, names }) => (
          <Row
            as="span"
            key={key}
            gap={8}
            align="start"
            className={`${styles.ofGame} ${roles.roles}`}
            data-game={gameId}
          >
            <GameGlyph game={gameId} size={16} />
            <span className="visually-hidden">{activityWords.game(gameId)}</span>
            <Text kind="body" grow title={joinNames(names, language)}>
              <Names names={names} separator={punctuationOf(language).separator} limit={NAMED} />
            </Text>
          </Row>
        ))}
      {own.map(({ row, names: [name = ''] }) => (
        <Row
          as={Pressable}
          key={row.key}
          gap={8}
          text="body"
          className={`${styles.ownLine} ${roles.roles}`}
          data-game={row.gameId}
          data-color={row.activity?.own?.color}
          aria-label={t('mark', { name })}
          onClick={() => onMark(row)}
        >
          <Square size={18} strokeWidth={1.75} aria-hidden />
          <GameGlyph game={row.gameId} size={16} />
          <Text kind="body" grow>
            {name}
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
}

interface Line {
  /** The first of them. */
  readonly row: TonightRow
  readonly names: readonly string[]
}

/** The banners of one phase in one line; what is called the same in a game stands once. */
function useLines(): (rows: readonly TonightRow[]) => readonly Line[] {
  const words = useTonightWords()
  const activityWords = useActivityWords()
  return (rows) => {
    const lines = foldBanners(rows.map(foldable)).map(
      ([row, ...others]): Line => ({
        row,
        names: row.activity
          ? activityWords.names([row, ...others].flatMap(({ activity }) => activity ?? []))
          : [words.name(row)],
      }),
    )
    const keyOf = ({ row, names }: Line) => `${row.gameId} ${names.join()}`
    return [...new Map(lines.toReversed().map((line) => [keyOf(line), line])).values()].toReversed()
  }
}

function foldable(row: TonightRow) {
  const { type = 'own', certainty = 'announced', featured = [] } = row.activity ?? {}
  return { ...row, type, certainty, featured, endAt: row.endsAt } as const
}
