import { listActivities } from '@ephemeris/contract/catalogue/catalogue'
import type { Edge, GameActivity } from '@ephemeris/core/activity/activity'
import { ACTIVITY_TYPES, type ActivityType, GAME_IDS, type GameId } from '@ephemeris/core/games/game'
import { DAY_MS, HOUR_MS, type Instant, instant, SECOND_MS } from '@ephemeris/core/time/instant'
import { wallTime, wallTimeOf } from '@ephemeris/core/time/wall-time'
import { WIRE_OFFSET } from '@ephemeris/core/time/zone'
import { createRandom, type Random } from './random.ts'

/** The moment around which activities are generated: the page's clock is set to it. */
export const GENERATED_AT = instant(Date.UTC(2026, 4, 20, 4))

/** What has not ended 14 days ago is on the timeline; the last ends make it 13 months long, thinning out on the way. */
const FIRST_END_HOURS = -14 * 24
const LAST_END_HOURS = 340 * 24

const KINDS: Readonly<Record<ActivityType, { share: number; shortestDays: number; longestDays: number }>> = {
  version: { share: 0.04, shortestDays: 42, longestDays: 42 },
  event: { share: 0.5, shortestDays: 7, longestDays: 21 },
  gacha: { share: 0.3, shortestDays: 20, longestDays: 22 },
  challenge: { share: 0.16, shortestDays: 14, longestDays: 30 },
}

const FIRST_WORDS = [
  'Where',
  'Ballad of',
  'Letters from',
  'Beyond',
  'Song of',
  'The Last',
  'Traces of',
  'An Evening in',
]
const SECOND_WORDS = ['Starlit', 'Nameless', 'Silver', 'Drifting', 'Forgotten', 'Crimson', 'Boundless', 'Quiet']
const THIRD_WORDS = ['Harbours', 'Gardens', 'Tides', 'Lanterns', 'Echoes', 'Horizons', 'Railways', 'Festivals']

/** The body of an answer of `GET /api/events` with so many activities; equal counts give equal bytes. */
export function generatedAnswer(count: number): string {
  const activities = generateActivities(count)
  const games = GAME_IDS.map((gameId) => ({ gameId, activities: activities.filter((one) => one.gameId === gameId) }))
  return JSON.stringify({ code: 200, message: 'OK', data: listActivities.reply.write({ games, skipped: 0 }) })
}

function generateActivities(count: number): GameActivity[] {
  const random = createRandom(count)
  return Array.from({ length: count }, (_, index) => generateActivity(index, random))
}

function generateActivity(index: number, random: Random): GameActivity {
  const gameId = GAME_IDS[index % GAME_IDS.length] ?? GAME_IDS[0]
  const type = pickType(random.share())
  const { shortestDays, longestDays } = KINDS[type]
  const endHours = Math.floor(FIRST_END_HOURS + (LAST_END_HOURS - FIRST_END_HOURS) * random.share() ** 2)
  const endAt = instant(GENERATED_AT + endHours * HOUR_MS - SECOND_MS)
  const startAt = instant(endAt + SECOND_MS - random.between(shortestDays, longestDays) * DAY_MS)

  return {
    id: random.uuid(),
    gameId,
    type,
    ...titlesOf(gameId, type, random),
    titleLanguage: 'en',
    isTitleOurs: false,
    announcement: null,
    start: edgeOf(startAt, type),
    end: edgeOf(endAt, type),
    bannerUrl: null,
    certainty: type === 'challenge' ? 'computed' : 'announced',
    source: { name: type === 'challenge' ? 'rule' : 'official', url: null, updatedAt: GENERATED_AT },
    featured: type === 'gacha' ? [{ id: `item-${index % 40}`, name: random.oneOf(THIRD_WORDS), rank: 5 }] : [],
  }
}

/** Versions change everywhere at once, everything else by each server's clock. */
function edgeOf(at: Instant, type: ActivityType): Edge {
  if (type === 'version') return { kind: 'instant', at }
  return { kind: 'wall', at: wallTime(wallTimeOf(at, WIRE_OFFSET)) }
}

function pickType(share: number): ActivityType {
  let upTo = 0
  for (const type of ACTIVITY_TYPES) {
    upTo += KINDS[type].share
    if (share < upTo) return type
  }
  return 'event'
}

function titlesOf(gameId: GameId, type: ActivityType, random: Random): Pick<GameActivity, 'title' | 'shortTitle'> {
  if (type === 'version') return whole(`Version ${random.between(1, 9)}.${random.between(0, 8)}`)
  const name = [random.oneOf(FIRST_WORDS), random.oneOf(SECOND_WORDS), random.oneOf(THIRD_WORDS)].join(' ')
  if (type !== 'gacha') return whole(name)
  if (gameId === 'wuthering') return whole(`[${name}]`)
  return { title: `Event Wish "${name}" - Boosted Drop Rate`, shortTitle: `Wish - ${name}` }
}

function whole(title: string): Pick<GameActivity, 'title' | 'shortTitle'> {
  return { title, shortTitle: title }
}
