import type { BrowserContext, Page, Route } from '@playwright/test'
import { getProfile } from '../../packages/contract/src/account/account.ts'
import { getCoverage } from '../../packages/contract/src/gacha/gacha-coverage.ts'
import { listImports } from '../../packages/contract/src/gacha/gacha-ledger.ts'
import { listRecords } from '../../packages/contract/src/gacha/gacha-records.ts'
import { listUids, type UidsByGame } from '../../packages/contract/src/gacha/gacha-uids.ts'
import { indexFacts } from '../../packages/core/src/gacha/facts.ts'
import type { Pull } from '../../packages/core/src/gacha/pull.ts'
import { uigfPoolOf } from '../../packages/core/src/gacha/rows/uigf-pool.ts'
import { serverOf } from '../../packages/core/src/gacha/server-of.ts'
import { syntheticPulls } from '../../packages/core/src/gacha/synthetic/synthetic-pulls.ts'
import { GAME_IDS, type GameId } from '../../packages/core/src/games/game.ts'
import { mapGames } from '../../packages/core/src/games/map-games.ts'
import { instant } from '../../packages/core/src/time/instant.ts'
import { NAMED_GAMES } from '../../packages/gamedata/src/games/named-games.ts'
import { GACHA_FACTS } from '../../packages/gamedata/src/pulls/gacha-facts.ts'

const UIDS: Readonly<Record<GameId, string>> = {
  ...mapGames((gameId) => NAMED_GAMES[gameId].sampleUid),
  genshin: '800000001',
  starrail: '800000002',
  zenless: '1300000001',
  wuthering: '900000001',
}

const FROM = instant(Date.UTC(2025, 4, 1))
/** The day before the demonstration's. */
const TO = instant(Date.UTC(2026, 4, 19))

/** Someone who is signed in and has one account of each game; what the server knows of it is made up. */
export const SIGNED_IN = {
  auth_token: 'a-token-of-journeys',
  user_id: 'user-of-journeys',
} as const

/** A made-up history by the official odds, the same every time. */
function samplePulls(gameId: GameId, pulls: number): readonly Pull[] {
  const key = `${gameId} ${pulls}`
  const known = histories.get(key)
  if (known) return known
  const made = makePulls(gameId, pulls)
  histories.set(key, made)
  return made
}

const histories = new Map<string, readonly Pull[]>()

function makePulls(gameId: GameId, pulls: number): readonly Pull[] {
  const index = indexFacts(gameId, GACHA_FACTS[gameId])
  const server = serverOf(UIDS[gameId], index.facts.servers)
  if (!server) throw new RangeError(`${UIDS[gameId]} is no UID of ${gameId}`)
  return syntheticPulls({ index, server: server.offset, seed: 'journeys', from: FROM, to: TO, pulls })
}

/** A UID as pages show it before a click. (LOCAL-20) */
export function maskedUid(uid: string): string {
  return `${uid.slice(0, 1)}****${uid.slice(-4)}`
}

/** Answers for the server that this user is signed in. */
export async function answerProfile(page: Page | BrowserContext, userId: string = SIGNED_IN.user_id): Promise<void> {
  const profile = { userId, username: 'ada', nickname: 'Ada', avatar: null, slotTimes: [null, null, null] } as const
  const data = getProfile.reply.write(profile)
  await page.route('**/api/user/profile*', (route) => route.fulfill({ json: { code: 200, message: 'OK', data } }))
}

/** Answers for the server about the accounts of `SIGNED_IN`, each with the oldest `pulls` of a longer history. */
export async function answerForPulls(page: Page | BrowserContext, pulls: number, longest = pulls): Promise<void> {
  const shownPulls = new Map(GAME_IDS.map((gameId) => [gameId, samplePulls(gameId, longest).slice(0, pulls)]))
  const answer = (route: Route, data: unknown) => route.fulfill({ json: { code: 200, message: 'OK', data } })

  await answerProfile(page)
  await page.route('**/api/gachalog/uid/list*', (route) => answer(route, listUids.reply.write(uidsOf(shownPulls))))
  await page.route('**/api/gachalog/records/**', (route) => {
    const { pathname, searchParams } = new URL(route.request().url())
    const all = shownPulls.get(GAME_IDS.find((id) => pathname.includes(`/${id}/`)) ?? 'genshin') ?? []
    const pool = searchParams.get('gacha_type')
    const shown = all.filter(({ poolId }) => pool === null || uigfPoolOf(poolId) === pool)
    const from = Number(searchParams.get('cursor') ?? 0)
    const to = from + Number(searchParams.get('limit'))
    const records = shown
      .slice(from, to)
      .map((pull, at) => ({ pull, number: from + at + 1, source: 'official' as const }))
    return answer(
      route,
      listRecords.reply.write({ records, total: shown.length, next: to < shown.length ? String(to) : null }),
    )
  })
  await page.route('**/api/gachalog/coverage/**', (route) =>
    answer(
      route,
      getCoverage.reply.write([
        {
          poolId: '301',
          spans: [{ from: FROM, to: TO }],
          gaps: [],
          isCompleteFromStart: false,
          safeUntil: instant(TO + 15_552_000_000),
        },
      ]),
    ),
  )
  await page.route('**/api/gachalog/imports/**', (route) =>
    answer(
      route,
      listImports.reply.write([
        {
          importId: 'one',
          kind: 'official',
          at: TO,
          added: pulls,
          removed: 0,
          undoableUntil: instant(TO + 604_800_000),
          undoneAt: null,
        },
        { importId: 'two', kind: 'file', at: FROM, added: 12, removed: 0, undoableUntil: null, undoneAt: TO },
      ]),
    ),
  )
}

/** Brings one account's pulls to the device of an open overview. */
export async function downloadAccount(page: Page, gameId: GameId): Promise<void> {
  await page
    .getByRole('button', { name: 'Accounts and import' })
    .or(page.getByRole('button', { name: 'Choose an account' }))
    .first()
    .click()
  await page.locator(`[data-uid="${UIDS[gameId]}"]`).getByRole('button', { name: 'Download' }).click()
  const dialog = page.getByRole('dialog', { name: 'Download pulls to this device' })
  await dialog.getByRole('button', { name: 'Download' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
}

/** How many pulls of an account the device keeps, as its database has them. */
export function keptPulls(page: Page, gameId: GameId): Promise<number> {
  return page.evaluate(
    (key) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('GachaTrackerDB_v2')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const asking = opening.result.transaction('games').objectStore('games').get(key)
          asking.onerror = () => reject(asking.error)
          asking.onsuccess = () => {
            const pools: readonly unknown[][] = Object.values(asking.result?.gachaTypes ?? {})
            resolve(pools.reduce((sum, rows) => sum + rows.length, 0))
            opening.result.close()
          }
        }
      }),
    `${gameId}-${UIDS[gameId]}`,
  )
}

function uidsOf(pulls: ReadonlyMap<GameId, readonly Pull[]>): UidsByGame {
  const of = (gameId: GameId) => [
    {
      uid: UIDS[gameId],
      nickname: gameId === 'genshin' ? 'Main account' : '',
      isVerified: true,
      region: 'asia',
      offsetHours: 8,
      counts: countsOf(pulls.get(gameId) ?? []),
      lastImportAt: TO,
    },
  ]
  return mapGames(of)
}

function countsOf(pulls: readonly Pull[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { poolId } of pulls) {
    const pool = uigfPoolOf(poolId)
    counts[pool] = (counts[pool] ?? 0) + 1
  }
  return counts
}
