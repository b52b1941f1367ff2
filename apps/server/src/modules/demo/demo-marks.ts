import type { Activity } from '@ephemeris/core/activity/activity'
import type { Status } from '@ephemeris/core/activity/status'
import { seededRandom } from '@ephemeris/core/gacha/synthetic/seeded-random'
import { POLLS } from '@ephemeris/gamedata/polls'

/** As a player leaves them: much is done, some is begun, little is given up; `null`: not marked. */
const HABIT: readonly (Status | null)[] = ['done', null, 'in_progress', 'done', 'starred', null, 'done', 'cancelled']

/** Made-up marks of the first `count` activities, the same every time. */
export function demoMarks(activities: readonly Activity[], count: number): Record<string, Status> {
  const marks = activities.slice(0, count).map(({ id }, n) => [id, HABIT[n % HABIT.length] ?? null] as const)
  return Object.fromEntries(marks.filter((mark): mark is [string, Status] => mark[1] !== null))
}

/** What a made-up player answers about an activity: the first options more often than the last. */
export function demoChoices(player: string, activityId: string): Record<string, string> {
  const random = seededRandom(`${player} ${activityId}`)
  const pairs = POLLS.map(({ id, options }) => [id, options[Math.floor(random() ** 2 * options.length)]?.id ?? ''])
  return Object.fromEntries(pairs)
}
