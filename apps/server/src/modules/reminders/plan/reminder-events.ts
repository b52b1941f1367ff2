import { type PlacedActivity, startCertaintyOf } from '@ephemeris/core/activity/activity'
import { plainText } from '@ephemeris/core/activity/titles/plain-text'
import { codeMarkId, codeState, isOfReader, type RedeemCode } from '@ephemeris/core/codes/redeem-code'
import { ACTIVITY_TYPES, type ActivityKind, type ActivityType, GAME_IDS, type GameId } from '@ephemeris/core/games/game'
import type { Language } from '@ephemeris/core/language/language'
import type { ActivityEdge } from '@ephemeris/core/reminders/activity-reminder'
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

/** An edge of an activity, before the marks and choices of users. */
export interface CandidateEvent extends Pick<NamedEvent, 'gameId' | 'title' | 'at'> {
  readonly activityId: string
  readonly type: ActivityKind
  readonly edge: ActivityEdge
  /** It is a redeem code, and `activityId` the id of its mark. */
  readonly codeKind?: 'new_code' | 'code_ends'
  /** A bell alone rings for it. (OWN-7) */
  readonly isShort?: boolean
}

const ALL_TYPES: Readonly<Partial<Record<GameId, readonly ActivityType[]>>> = Object.fromEntries(
  GAME_IDS.map((id) => [id, ACTIVITY_TYPES]),
)

/**
 * What is announced to start or to end, in a language and on the clock of a server. What is only expected, or gone from
 * the catalogue, is no reason to call a user. (REM-3)
 */
export function candidatesOf(
  catalogue: Pick<Catalogue, 'calendar' | 'codes'>,
  { language, server, now }: { language: Language; server: ServerZone; now: Instant },
): readonly CandidateEvent[] {
  const entries = catalogue.calendar({ language, server, gameServers: {}, games: GAME_IDS, subTypes: ALL_TYPES })
  const activities = entries
    .filter(({ isGone }) => !isGone)
    .flatMap(({ activity }): CandidateEvent[] => {
      const { id, gameId, type } = activity
      const common = { activityId: id, gameId, type, title: plainText(activity.shortTitle) }
      return announcedEdges(activity).map((edge) => ({ ...common, ...edge }))
    })
  const reader = { language, servers: { server, gameServers: {} } }
  const codes = catalogue.codes(language).filter((code) => codeState(code, now) === 'valid' && isOfReader(code, reader))
  return [...activities, ...codes.flatMap(codeEdges)].filter(({ at }) => at > now - DAY_MS)
}

function codeEdges(code: RedeemCode): readonly CandidateEvent[] {
  const { gameId, since, until } = code
  const common = { activityId: codeMarkId(code), gameId, type: 'event', title: code.code } as const
  return [
    { ...common, edge: 'start', at: since, codeKind: 'new_code' },
    ...(until === null ? [] : [{ ...common, edge: 'end' as const, at: until, codeKind: 'code_ends' as const }]),
  ]
}

/** The edges of an activity that are announced or computed. */
export function announcedEdges(
  activity: Pick<PlacedActivity, 'startAt' | 'endAt' | 'certainty' | 'startCertainty'>,
): readonly { readonly edge: ActivityEdge; readonly at: Instant }[] {
  const { startAt, endAt, certainty } = activity
  return [
    ...(startCertaintyOf(activity) === 'expected' ? [] : [{ edge: 'start' as const, at: startAt }]),
    ...(certainty === 'expected' ? [] : [{ edge: 'end' as const, at: endAt }]),
  ]
}
