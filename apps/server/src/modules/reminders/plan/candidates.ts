import { playedServer } from '@ephemeris/core/games/servers'
import type { Language } from '@ephemeris/core/language/language'
import type { ReminderSettings } from '@ephemeris/core/reminders/reminder-settings'
import type { ServerZone } from '@ephemeris/core/time/zone'
import type { Deps } from '#server/deps'
import type { Catalogue } from '#server/modules/catalogue/catalogue.service'
import { type CandidateEvent, candidatesOf } from './reminder-events.ts'

/** The events that users of a language and server may be reminded of. @throws AppError GAMES_EMPTY */
export type Candidates = (language: Language, server: ServerZone) => readonly CandidateEvent[]

/** The same for many users, so it is made once per language and server until the catalogue changes. */
export function createCandidates(
  catalogue: Pick<Catalogue, 'calendar' | 'codes' | 'freshness'>,
  { clock }: Pick<Deps, 'clock'>,
): Candidates {
  const kept = new Map<string, readonly CandidateEvent[]>()
  let freshness = ''
  return (language, server) => {
    if (freshness !== catalogue.freshness()) {
      kept.clear()
      freshness = catalogue.freshness()
    }
    const key = `${language} ${server}`
    const known = kept.get(key) ?? candidatesOf(catalogue, { language, server, now: clock.now() })
    kept.set(key, known)
    return known
  }
}

/** Each game on the server on which the user plays it. (ZONE-6) */
export function candidatesFor(
  settings: Pick<ReminderSettings, 'language' | 'server' | 'gameServers'>,
  candidates: Candidates,
): readonly CandidateEvent[] {
  const servers = new Set([settings.server, ...Object.values(settings.gameServers)])
  return [...servers].flatMap((server) =>
    candidates(settings.language, server).filter(
      ({ gameId }) => gameId !== 'own' && playedServer(settings, gameId) === server,
    ),
  )
}
