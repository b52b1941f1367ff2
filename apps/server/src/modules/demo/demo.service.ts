import path from 'node:path'
import { usernameKey } from '@ephemeris/core/account/username'
import type { GameActivity } from '@ephemeris/core/activity/activity'
import type { Status } from '@ephemeris/core/activity/status'
import { seededRandom } from '@ephemeris/core/gacha/synthetic/seeded-random'
import { GAME_IDS, type GameId } from '@ephemeris/core/games/game'
import { readSelections } from '@ephemeris/core/games/selection/stored-selection'
import type { Slot } from '@ephemeris/core/sync/slot'
import { DAY_MS, formatInstant, HOUR_MS, instant } from '@ephemeris/core/time/instant'
import { POLLS } from '@ephemeris/gamedata/polls'
import type { Deps } from '#server/deps'
import { PERSONAL_DATA } from '#server/personal-data'
import { hasSampleFile, removeSampleFile, writeSampleFile } from '#server/platform/files/sample-file'
import { findUserByName } from '../account/user.queries.ts'
import { createUser, eraseUser } from '../account/user-lifecycle.service.ts'
import { type Catalogue, openCatalogue } from '../catalogue/catalogue.service.ts'
import { replaceSlot } from '../sync/sync.service.ts'
import { castBallot } from '../votes/votes.service.ts'
import { demoPlan } from './demo-plan.ts'
import { addDemoPulls, DEMO_GAME, samplePullFile } from './demo-pulls.ts'

/** As a player leaves them: much is done, some is begun, little is given up; `null`: not marked. */
const HABIT: readonly (Status | null)[] = ['done', null, 'in_progress', 'done', 'starred', null, 'done', 'cancelled']

/** Anyone who runs the demonstration may know it: it is refused in production. */
export const DEMO_ACCOUNT = { username: 'demo', password: 'lanterns over the harbour' } as const

const SAMPLE_FILE = 'sample-pulls.json'

/** Not the order of the catalogue: games can be sorted. */
const FIRST: readonly GameId[] = [DEMO_GAME, 'zenless']
const ORDER = [...FIRST, ...GAME_IDS.filter((game) => !FIRST.includes(game))]

/** What was kept in the slots, the oldest first; the second upload into one makes a version of the first. */
const UPLOADS: readonly { slot: Slot; agoMs: number; marks: number }[] = [
  { slot: 3, agoMs: 9 * DAY_MS, marks: 12 },
  { slot: 2, agoMs: 2 * DAY_MS, marks: 24 },
  { slot: 1, agoMs: DAY_MS, marks: 30 },
  { slot: 1, agoMs: HOUR_MS, marks: 48 },
]

/** Other players, as whom no one can log in. */
const OTHERS: readonly string[] = Array.from({ length: 11 }, (_, n) => `traveller_${n + 1}`)
const VOTED_EVENTS = 20

/**
 * Prepares the account of the demonstration, once: marks and a plan in three slots, votes of many, pulls in every game.
 * (OPS-60)
 */
export async function prepareDemo(deps: Deps): Promise<void> {
  const { dataDir } = deps.env
  // The file is written last: without it a start ended halfway, and its data is created again.
  if ((await findDemoUser(deps, DEMO_ACCOUNT.username)) !== null && hasSampleFile(dataDir, SAMPLE_FILE)) return
  await removeSampleFile(dataDir, SAMPLE_FILE)
  for (const username of [DEMO_ACCOUNT.username, ...OTHERS]) {
    const left = await findDemoUser(deps, username)
    if (left !== null) await eraseUser(deps, left.id, PERSONAL_DATA)
  }
  const userId = await createUser(deps, DEMO_ACCOUNT)
  if (userId === null) return

  const catalogue = await openCatalogue(deps)
  try {
    const activities = activitiesAround(deps, catalogue)
    await fillSlots(deps, { userId, activities, catalogue })
    await castVotes(deps, { userId, activities, catalogue })
  } finally {
    catalogue.close()
  }
  const now = deps.clock.now()
  await addDemoPulls(deps, { userId, now })
  await writeSampleFile(dataDir, SAMPLE_FILE, samplePullFile(now))
}

function findDemoUser({ db, clock }: Deps, username: string) {
  return findUserByName(db, usernameKey(username), new Date(clock.now()))
}

/** A file of pulls to try the import with. (OPS-61) */
export function sampleFileIn(dataDir: string): string {
  return path.join(dataDir, SAMPLE_FILE)
}

function activitiesAround({ clock }: Deps, catalogue: Catalogue): GameActivity[] {
  const day = (ms: number) => formatInstant(instant(clock.now() + ms)).slice(0, 10)
  const { games } = catalogue.activities({
    ...{ language: 'en', games: null, subTypes: {} },
    ...{ from: day(-7 * DAY_MS), to: day(3 * DAY_MS) },
  })
  return games.flatMap(({ activities }) => activities)
}

interface Scene {
  readonly userId: string
  readonly activities: readonly GameActivity[]
  readonly catalogue: Catalogue
}

async function fillSlots(deps: Deps, { userId, activities, catalogue }: Scene): Promise<void> {
  const now = deps.clock.now()
  for (const { slot, agoMs, marks } of UPLOADS) {
    const settings = {
      activityStatus: demoMarks(activities, marks),
      userGameSelections: readSelections(null, catalogue.games()),
      gameOrder: ORDER,
      plan: demoPlan(activities, now),
    }
    const then = { ...deps, clock: { now: () => instant(now - agoMs) } }
    await replaceSlot(then, { id: userId, sessionId: null }, { slot, settings, base: null })
  }
}

async function castVotes(deps: Deps, { userId, activities, catalogue }: Scene): Promise<void> {
  const events = activities.filter(({ type }) => type === 'event').slice(0, VOTED_EVENTS)
  const voters = [userId]
  for (const username of OTHERS) {
    const other = await createUser(deps, { username, password: null })
    if (other !== null) voters.push(other)
  }
  for (const [n, voter] of voters.entries()) {
    for (const { id: activityId, gameId } of events) {
      await castBallot(
        { ...deps, catalogue },
        { id: voter, sessionId: null },
        {
          activityId,
          gameId,
          choices: demoChoices(String(n), activityId),
        },
      )
    }
  }
}

/** Made-up marks of the first `count` activities that are no banners, which the plan may want; the same every time. */
function demoMarks(activities: readonly GameActivity[], count: number): Record<string, Status> {
  const marked = activities.filter(({ type }) => type !== 'gacha').slice(0, count)
  const marks = marked.map(({ id }, n) => [id, HABIT[n % HABIT.length] ?? null] as const)
  return Object.fromEntries(marks.filter((mark): mark is [string, Status] => mark[1] !== null))
}

/** What a made-up player answers about an activity: the first options more often than the last. */
function demoChoices(player: string, activityId: string): Record<string, string> {
  const random = seededRandom(`${player} ${activityId}`)
  const pairs = POLLS.map(({ id, options }) => [id, options[Math.floor(random() ** 2 * options.length)]?.id ?? ''])
  return Object.fromEntries(pairs)
}
