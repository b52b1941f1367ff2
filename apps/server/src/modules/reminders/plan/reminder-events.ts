import { startCertaintyOf } from '@ephemeris/core/activity/activity'
import { plainText } from '@ephemeris/core/activity/titles/plain-text'
import { ACTIVITY_TYPES, type ActivityType, GAME_IDS, type GameId } from '@ephemeris/core/games/game'
import type { Language } from '@ephemeris/core/language/language'
import type { ReminderEvent } from '@ephemeris/core/reminders/plan-messages'
import { DAY_MS, type Instant } from '@ephemeris/core/time/instant'
import type { ServerZone } from '@ephemeris/core/time/zone'
import type { Catalogue } from '#server/modules/catalogue/catalogue.service'

/** An event of a reminder, with its name. */
export interface NamedEvent extends ReminderEvent {
  /** `null`: it is no activity. */
  readonly activityId: string | null
  readonly title: string
}

/** An event of the catalogue, before the marks and choices of users. */
export interface CandidateEvent extends NamedEvent {
  readonly activityId: string
  readonly type: ActivityType
  /** The start of something that has no reminders of its start except by a bell. */
  readonly isForBells: boolean
}

/** The longest lead, and some days to plan ahead. */
const AHEAD_MS = 16 * DAY_MS

const ALL_TYPES: Readonly<Partial<Record<GameId, readonly ActivityType[]>>> = Object.fromEntries(
  GAME_IDS.map((id) => [id, ACTIVITY_TYPES]),
)

/**
 * What is announced to start or to end in the coming days, in a language and on the clock of a server. What is only
 * expected, or gone from the catalogue, is no reason to call a user. (REM-3)
 */
export function candidatesOf(
  catalogue: Pick<Catalogue, 'calendar'>,
  { language, server, now }: { language: Language; server: ServerZone; now: Instant },
): readonly CandidateEvent[] {
  const entries = catalogue.calendar({ language, server, gameServers: {}, games: GAME_IDS, subTypes: ALL_TYPES })
  const candidates = entries.flatMap(({ activity, isGone }): CandidateEvent[] => {
    if (isGone) return []
    const { id, gameId, type, startAt, endAt, certainty } = activity
    const isStartKnown = startCertaintyOf(activity) !== 'expected'
    const start = startKind(type)
    const common = { id, activityId: id, gameId, type, title: plainText(activity.shortTitle), isForBells: false }
    return [
      ...(isStartKnown
        ? [{ ...common, kind: start ?? ('banner_start' as const), isForBells: start === null, at: startAt }]
        : []),
      // A version ends as the next one starts.
      ...(type !== 'version' && certainty !== 'expected'
        ? [{ ...common, kind: 'before_end' as const, at: endAt }]
        : []),
    ]
  })
  return candidates.filter(({ at }) => at > now - DAY_MS && at < now + AHEAD_MS)
}

function startKind(type: ActivityType): 'version_start' | 'banner_start' | null {
  if (type === 'version') return 'version_start'
  return type === 'gacha' ? 'banner_start' : null
}
