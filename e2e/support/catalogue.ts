import { askServer } from './server-answer.ts'
/** A row of `GET /api/events`, as it travels. */
export interface WireActivity {
  readonly uuid: string
  readonly game_id: string
  readonly type: string
  readonly title: string
  readonly start_time: string
  readonly end_time: string
  readonly is_version_update?: boolean
  readonly is_global_end?: boolean
  readonly certainty?: string
  readonly start_certainty?: string
}

/** Minutes east of UTC of the servers that a player may choose. */
export const SERVER_MINUTES = { 'UTC+8': 480, 'UTC-5': -300, 'UTC+1': 60 } as const

const ASIA_MINUTES = SERVER_MINUTES['UTC+8']

/** All activities that the server offers, every game and type. */
export async function fetchActivities(url: string, query = ''): Promise<WireActivity[]> {
  const answer = await askServer(`${url}/api/events?${query}`)
  const { data }: { data: { events: { game_id: string; events: WireActivity[] }[] } } = await answer.json()
  return data.events.flatMap(({ game_id, events }) => events.map((event) => ({ ...event, game_id })))
}

/**
 * Start and end in ms: versions, and edges that say so, are written as UTC+8 and are one instant for everybody; every
 * other time is the wall clock of the player's server. (TIME-2)
 */
export function spanOf(activity: WireActivity, serverMinutes: number): { startMs: number; endMs: number } {
  const isVersion = activity.type === 'version'
  const minutesOf = (isOneInstant: boolean | undefined) => (isVersion || isOneInstant ? ASIA_MINUTES : serverMinutes)
  return {
    startMs: readWallTime(activity.start_time, minutesOf(activity.is_version_update)),
    endMs: readWallTime(activity.end_time, minutesOf(activity.is_global_end)),
  }
}

/** Day (`2026-05-20`) and time of day (0 to 1) that a clock shows; `zone` is an IANA name or minutes east of UTC. */
export function shownAt(ms: number, zone: string | number): { day: string; share: number } {
  const local = typeof zone === 'number' ? new Date(ms + zone * 60_000) : shiftedToZone(ms, zone)
  return { day: local.toISOString().slice(0, 10), share: (local.getTime() % 86_400_000) / 86_400_000 }
}

function readWallTime(text: string, minutes: number): number {
  return Date.parse(`${text.replace(' ', 'T')}Z`) - minutes * 60_000
}

/** A date whose UTC fields are the zone's wall clock. */
function shiftedToZone(ms: number, zone: string): Date {
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }).format(ms)
  return new Date(`${text.replace(' ', 'T')}Z`)
}
