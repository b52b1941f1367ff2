import { formatOffset, offsetOf, type ServerZone } from '@ephemeris/core/time/zone'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/tonight/tonight.module.css'
import type { TonightState } from '#web/features/tonight/use-tonight'
import { joinNames } from '#web/i18n/words/join-names'
import { useGamesElsewhere, useServerZone } from '#web/state/server-zone'
import { useActivityWords } from '#web/state/words/activity-words'
import { Text } from '#web/ui/text/text.tsx'

/** Where a server has another clock than the device: which one the times of tonight are on, and of which games. (TON-9) */
export function TonightClock({ state: { now, clock } }: { state: TonightState }) {
  const t = useTranslations('tonight')
  const shell = useTranslations('shell')
  const language = useLocale()
  const words = useActivityWords()
  const zone = useServerZone()
  const elsewhere = useGamesElsewhere()
  const at = clock.offsetAt(now)
  const device = formatOffset(at)
  const nameOf = (server: ServerZone) => ({
    server: shell(`server.names.${server}`),
    offset: formatOffset(offsetOf(server)),
  })
  if ([zone, ...elsewhere.map(({ server }) => server)].every((server) => offsetOf(server) === at)) return null

  const games = elsewhere.map(({ gameId, server }) => t('clock.game', { game: words.game(gameId), ...nameOf(server) }))
  return (
    <Text kind="note" as="p" className={styles.clock}>
      {games.length === 0
        ? t('clock.one', { device, server: formatOffset(offsetOf(zone)) })
        : t('clock.several', { device, ...nameOf(zone), games: joinNames(games, language) })}
    </Text>
  )
}
