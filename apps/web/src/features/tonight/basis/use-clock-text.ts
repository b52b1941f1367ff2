import { formatOffset, offsetOf, type ServerZone } from '@ephemeris/core/time/zone'
import { useLocale, useTranslations } from 'use-intl'
import type { TonightState } from '#web/features/tonight/use-tonight'
import { joinNames } from '#web/i18n/words/join-names'
import { useGamesElsewhere, useServerZone } from '#web/state/server-zone'
import { useActivityWords } from '#web/state/words/activity-words'

/**
 * Where a server has another clock than the device: which one the times of tonight are on, and of which games.
 * `null`: all have the same. (TON-9)
 */
export function useClockText({ now, clock }: TonightState): string | null {
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
  if (elsewhere.length === 0) return t('clock.one', { device, server: formatOffset(offsetOf(zone)) })
  const games = elsewhere.map(({ gameId, server }) => t('clock.game', { game: words.game(gameId), ...nameOf(server) }))
  return t('clock.several', { device, ...nameOf(zone), games: joinNames(games, language) })
}
