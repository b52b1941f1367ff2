import type { Page } from '@playwright/test'

const GAMES = ['genshin', 'starrail', 'zenless', 'wuthering']
const TYPES = ['event', 'gacha', 'challenge', 'event']
const FIRST_DAY = Date.UTC(2026, 3, 1)

/** A sound row of `GET /api/events`, of which a journey changes what it is about. */
export function wireActivity(changes: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  return {
    uuid: '00000000-0000-4000-8000-000000000001',
    type: 'event',
    title: 'A sound activity',
    title_lang: 'en',
    start_time: '2026-05-18 10:00:00',
    end_time: '2026-05-30 03:59:59',
    banner_img: '',
    certainty: 'announced',
    featured: [],
    source: { name: 'official', url: null, updated_at: '2026-05-19T22:10:00Z' },
    ...changes,
  }
}

/** The page gets these rows, by game, instead of the catalogue's; of what is made up here no one is asked anything. */
export async function offerActivities(
  page: Page,
  byGame: Readonly<Record<string, readonly unknown[] | null>>,
): Promise<void> {
  const events = Object.entries(byGame).map(([game_id, rows]) => ({ game_id, events: rows }))
  const answers = {
    '**/api/events?*': { events },
    '**/api/tags/00000000-*': { all_categories: [], user_votes: null },
  }
  for (const [address, data] of Object.entries(answers)) {
    await page.route(address, (route) => route.fulfill({ json: { code: 200, message: 'OK', data } }))
  }
}

/** As many activities as wanted, of four games, all of them around the tests' present: equally dense everywhere. */
export function offerGenerated(page: Page, count: number): Promise<unknown> {
  const rows = (game: number) => Array.from({ length: count / GAMES.length }, (_, index) => generated(game, index))
  return offerActivities(page, Object.fromEntries(GAMES.map((gameId, game) => [gameId, rows(game)])))
}

function generated(game: number, index: number): unknown {
  const startDay = 30 + (index % 20)
  return wireActivity({
    uuid: `00000000-0000-4000-800${game}-${String(index).padStart(12, '0')}`,
    type: TYPES[index % TYPES.length],
    title: `Activity ${index}`,
    start_time: wallTimeOn(startDay),
    end_time: wallTimeOn(startDay + 20 + (index % 7)),
  })
}

function wallTimeOn(day: number): string {
  return `${new Date(FIRST_DAY + day * 86_400_000).toISOString().slice(0, 10)} 10:00:00`
}
