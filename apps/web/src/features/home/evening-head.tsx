import { enabledGames } from '@ephemeris/core/games/selection/selection'
import { dayText, dayTitle, timeText } from '@ephemeris/core/language/dates'
import { dayOf } from '@ephemeris/core/time/calendar'
import { formatInstant, MINUTE_MS } from '@ephemeris/core/time/instant'
import { nextDailyReset, nextWeeklyReset } from '@ephemeris/core/time/resets'
import MapPin from 'lucide-react/icons/map-pin'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/home/home.module.css'
import { useNow } from '#web/lib/time/page-clock'
import { useDeviceClock } from '#web/state/displayed-clock'
import { useGameSelection } from '#web/state/games'
import { usePreferences } from '#web/state/preferences'
import {
  useGamesElsewhere,
  useIsServerInDoubt,
  useServerOffset,
  useServerOffsets,
  useServerZone,
} from '#web/state/server-zone'
import { useActivityWords } from '#web/state/words/activity-words'
import { useCountdownText } from '#web/state/words/countdown-text'
import { Row } from '#web/ui/layout/layout.tsx'
import { PageLink } from '#web/ui/link/page-link.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface EveningHeadProps {
  /** Whose times these are, until a server was chosen. */
  serverLine: ReactNode
}

/** Today, and how long the day and the week of the player's server still last, on the device's clock. (HOME-12) */
export function EveningHead({ serverLine }: EveningHeadProps) {
  const t = useTranslations('home')
  const shell = useTranslations('shell')
  const language = useLocale()
  const clock = useDeviceClock()
  const { timeFormat } = usePreferences()
  const countdown = useCountdownText()
  const server = useServerOffset()
  const zone = useServerZone()
  const isInDoubt = useIsServerInDoubt()
  const now = useNow(MINUTE_MS)
  const selection = useGameSelection()
  const serverOf = useServerOffsets()
  const words = useActivityWords()

  const day = nextDailyReset(now, server)
  const week = nextWeeklyReset(now, server)
  const left = (at: typeof day) => countdown.left({ at, certainty: 'announced' }, now)
  const timeOf = (at: typeof day) => timeText(at, { clock, language, timeFormat })
  const games = enabledGames(selection?.selections ?? {})
  const elsewhere = useGamesElsewhere().map(({ gameId }) => gameId)
  const weekday = dayText(dayOf(week, clock), language, { weekday: 'long' })

  return (
    <Row as="section" className={styles.head} aria-label={t('reset.label')} data-doubt={isInDoubt || undefined}>
      <Text as="h2" kind="page" className={styles.date}>
        {dayTitle(dayOf(now, clock), language)}
      </Text>
      <div className={styles.server}>
        {isInDoubt ? (
          serverLine
        ) : (
          <>
            <Row as={PageLink} gap={5} to="/settings?highlight=games" className={styles.name}>
              <MapPin size={15} strokeWidth={1.75} aria-hidden />
              {shell(`server.names.${zone}`)}
            </Row>
            <Text kind="note" tight oneLine className={styles.eveningHeadWords}>
              {t('reset.clock')}
            </Text>
          </>
        )}
      </div>
      {/* One reset for all games of the server, which each of them can be found by. */}
      {games
        .filter((game) => !elsewhere.includes(game))
        .reduce<ReactNode>(
          (inner, game) => (
            <div key={game} className={styles.of} data-reset={game} data-at={formatInstant(day)}>
              {inner}
            </div>
          ),
          <Reset key="day" left={left(day)} words={t('reset.day', { time: timeOf(day) })} />,
        )}
      <Reset left={left(week)} words={t('reset.week', { day: weekday })} />
      {elsewhere.length > 0 && (
        <Row as="ul" gap={14} align="stretch" className={styles.elsewhere}>
          {elsewhere.map((game) => {
            const at = nextDailyReset(now, serverOf(game))
            return (
              <li key={game} data-reset={game} data-at={formatInstant(at)}>
                {t('reset.game', { game: words.game(game), time: timeOf(at) })}
              </li>
            )
          })}
        </Row>
      )}
    </Row>
  )
}

function Reset({ left, words }: { left: string; words: string }) {
  return (
    <p className={styles.reset}>
      <b className={styles.left}>{left}</b>
      <Text kind="note" tight oneLine className={styles.eveningHeadWords}>
        {words}
      </Text>
    </p>
  )
}
