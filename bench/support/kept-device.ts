import { randomUUID } from 'node:crypto'
import { indexFacts } from '@ephemeris/core/gacha/facts'
import { serverOf } from '@ephemeris/core/gacha/server-of'
import { syntheticPulls } from '@ephemeris/core/gacha/synthetic/synthetic-pulls'
import { GAME_IDS, type GameId } from '@ephemeris/core/games/game'
import { mapGames } from '@ephemeris/core/games/map-games'
import { formatInstant, type Instant, instant } from '@ephemeris/core/time/instant'
import { NAMED_GAMES } from '@ephemeris/gamedata/games/named-games'
import { GACHA_FACTS } from '@ephemeris/gamedata/pulls/gacha-facts'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { type StoredAccount, storedByPool, storedKey } from '../../apps/web/src/lib/pulls/stored-pulls.ts'
import { RETURNING } from '../../e2e/support/returning.ts'

/** How much a device keeps for a logged-out user. */
export interface Amounts {
  readonly marks: number
  /** Accounts of each game. */
  readonly accounts: number
  /** Of each account. */
  readonly pulls: number
  /** Of the first account of the first game. */
  readonly goals: number
}

/** Of the first account. */
const FIRST_UIDS = mapGames((gameId) => Number(NAMED_GAMES[gameId].sampleUid))
const POOLS = ['301', '302'] as const
const MARKED = ['done', 'in_progress', 'starred'] as const
const FROM = instant(Date.UTC(2025, 4, 1))
const TO = instant(Date.UTC(2026, 4, 19))
const WINDOW = { viewport: { width: 1440, height: 900 }, locale: 'en-US', timezoneId: 'Europe/Berlin' } as const

/** A browser that keeps so much; each page loads its program again. */
export async function openKeptDevice(
  browser: Browser,
  origin: string,
  { amounts, known }: { readonly amounts: Amounts; readonly known: readonly string[] },
): Promise<BrowserContext> {
  const localStorage = [{ name: 'ephemeris', value: JSON.stringify(settingsOf(amounts, known)) }]
  const storageState = { cookies: [], origins: [{ origin, localStorage }] }
  const context = await browser.newContext({ ...WINDOW, storageState, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(`${origin}/healthz`)
  for (const gameId of GAME_IDS) await keep(page, recordsOf(gameId, amounts))
  await page.close()
  return context
}

export function uidOf(gameId: GameId, account: number): string {
  return String(FIRST_UIDS[gameId] + account)
}

/** @param known activities of the catalogue, of which every fifth is marked; the other marks are of past ones */
function settingsOf({ marks, accounts, goals }: Amounts, known: readonly string[]): object {
  const marked = known.filter((_, index) => index % 5 === 0).slice(0, marks)
  const ids = [...marked, ...Array.from({ length: marks - marked.length }, () => randomUUID())]
  const uids = (gameId: GameId) => Array.from({ length: accounts }, (_, account) => uidOf(gameId, account))
  return {
    ...RETURNING,
    activityStatus: Object.fromEntries(ids.map((id, index) => [id, MARKED[index % MARKED.length]])),
    activityStatusLastUpdated: formatInstant(TO),
    gachaSelectedGame: 'genshin',
    gachaUids: {
      selected: Object.fromEntries(GAME_IDS.map((gameId) => [gameId, uidOf(gameId, 0)])),
      downloaded: Object.fromEntries(GAME_IDS.map((gameId) => [gameId, uids(gameId)])),
    },
    plan: {
      accounts: {
        [storedKey({ gameId: 'genshin', uid: uidOf('genshin', 0) })]: {
          goals: Array.from({ length: goals }, (_, goal) => goalOf(goal)),
          owned: { primogem: 4000 },
          since: formatInstant(FROM),
        },
      },
    },
  }
}

function goalOf(goal: number): object {
  return {
    id: `goal-${goal}`,
    poolId: POOLS[goal % POOLS.length],
    bannerId: null,
    expected: null,
    itemId: null,
    name: null,
    copies: 1,
    until: formatInstant(instant(Date.UTC(2026, 5 + goal, 15))),
    isSkipped: false,
  }
}

function recordsOf(gameId: GameId, { accounts, pulls }: Amounts): readonly StoredAccount[] {
  const index = indexFacts(gameId, GACHA_FACTS[gameId])
  return Array.from({ length: accounts }, (_, account) => {
    const uid = uidOf(gameId, account)
    const server = serverOf(uid, index.facts.servers)
    if (!server) throw new RangeError(`${uid} is no UID of ${gameId}`)
    const history = syntheticPulls({ index, server: server.offset, seed: uid, from: FROM, to: TO, pulls })
    return recordOf(storedKey({ gameId, uid }), storedByPool(history), TO)
  })
}

function recordOf(gameId: string, gachaTypes: StoredAccount['gachaTypes'], at: Instant): StoredAccount {
  const files = [{ at, formats: ['UIGF'], pulls: Object.values(gachaTypes).flat() }]
  return { gameId, gachaTypes, stats: { coverage: {} }, lastUpdated: at, owner: 'device', files }
}

/** As the product's own database, in the form in which it opens it. */
async function keep(page: Page, records: readonly StoredAccount[]): Promise<void> {
  await page.evaluate(
    (kept) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('GachaTrackerDB_v2', 10)
        opening.onupgradeneeded = () => opening.result.createObjectStore('games', { keyPath: 'gameId' })
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const writing = opening.result.transaction('games', 'readwrite')
          for (const record of kept) writing.objectStore('games').put(record)
          writing.onabort = () => reject(writing.error)
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    records,
  )
}
