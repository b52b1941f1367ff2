import { BANNERS } from '@ephemeris/gamedata/timeline/banners'
import { expect, test } from 'vitest'
import type { Activity } from '../activity/activity.ts'
import { edgeOf } from '../activity/fact-edge.ts'
import { isCharacter } from '../gacha/facts.ts'
import { sampleFactsOf } from '../gacha/sample-facts.test-data.ts'
import { GAME_IDS, type GameId } from '../games/game.ts'
import { knownGoals } from '../plan/goals/banner-goals.ts'
import { DAY_MS, instant } from '../time/instant.ts'
import { utcOffset } from '../time/zone.ts'
import { almanacOf } from './almanac.ts'
import { announcedBanners } from './announced-banners.ts'

/** The shipped banners as the catalogue announces them. */
function catalogueOf(gameId: GameId): readonly Activity[] {
  const { items } = sampleFactsOf(gameId)
  return BANNERS[gameId].flatMap(({ id, name, start, end, featured5 }): Activity[] => {
    if (end === null) return []
    const title = name.en ?? id
    const featured = featured5.map((item) => ({ id: item, name: items.get(item)?.name.en ?? item, rank: 5 }))
    const kind = { type: 'gacha', titleLanguage: null, isTitleOurs: false, certainty: 'announced' } as const
    const nothing = { bannerUrl: null, source: null, announcement: null }
    return [
      { ...kind, ...nothing, id, gameId, title, shortTitle: title, start: edgeOf(start), end: edgeOf(end), featured },
    ]
  })
}

const DAY_STEP = 13

test('ALM-2 PLAN-18 on every day what the almanac announces is offered by the plan, with the same dates', () => {
  let count = 0
  for (const gameId of GAME_IDS) {
    const index = sampleFactsOf(gameId)
    const activities = catalogueOf(gameId)
    for (const server of [utcOffset(480), utcOffset(-300)]) {
      for (let day = Date.UTC(2026, 0, 1); day < Date.UTC(2026, 11, 31); day += DAY_STEP * DAY_MS) {
        const now = instant(day + 4 * 3_600_000)
        const announced = announcedBanners(activities, {
          now,
          server,
          isCharacter: (id) => isCharacter(index, index.items.get(id)?.type ?? ''),
        })
        const offers = knownGoals(activities, { index, server, now })
        const entries = almanacOf(index, { language: 'en', now, server, announced })
        for (const { itemId, name, standing, current } of entries) {
          if (standing !== 'announced') continue
          count += 1
          const found = offers.filter((offer) => (offer.itemId ?? offer.name) === itemId)
          expect(found, `${gameId} ${name}`).toContainEqual(
            expect.objectContaining({ startAt: current?.startAt, until: current?.endAt, isExpected: false }),
          )
        }
      }
    }
  }
  expect(count).toBeGreaterThan(100)
})
