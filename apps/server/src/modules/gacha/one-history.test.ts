import { getCoverage } from '@ephemeris/contract/gacha/gacha-coverage'
import { exportPulls } from '@ephemeris/contract/gacha/gacha-export'
import { confirmFile, type FileImport, previewFile } from '@ephemeris/contract/gacha/gacha-file'
import { getPullStatistics } from '@ephemeris/contract/gacha/gacha-stats'
import { countPulls } from '@ephemeris/core/gacha/counting/count-pulls'
import type { ProofByPool } from '@ephemeris/core/gacha/coverage/covered-pulls'
import { writePullFile } from '@ephemeris/core/gacha/exchange/write-file'
import { summarisePool } from '@ephemeris/core/gacha/figures/pool-summary'
import type { Pull } from '@ephemeris/core/gacha/pull'
import { comparePulls } from '@ephemeris/core/gacha/pull-order'
import { uigfPoolOf } from '@ephemeris/core/gacha/rows/uigf-pool'
import { type Random, seededRandom } from '@ephemeris/core/gacha/synthetic/seeded-random'
import { READ_GAMES } from '@ephemeris/core/games/sample-game.test-data'
import { LANGUAGES, type Language } from '@ephemeris/core/language/language'
import { standingOf } from '@ephemeris/core/plan/chance/standing'
import { recentPullsOf } from '@ephemeris/core/plan/holdings/recent-pulls'
import { instant } from '@ephemeris/core/time/instant'
import { zipOf } from '@ephemeris/files/containers/zip.test-data'
import { pick, shuffled } from '@ephemeris/files/damage/chance.test-data'
import { type ReadPulls, readWhole } from '@ephemeris/files/read-whole'
import { expect, test } from 'vitest'
import { startImportTestApp } from '#server/testing/pull-logs/import-test-app'
import { type SimulatedAccount, simulatedAccount } from '#server/testing/pull-logs/simulated-account'
import { createTestUser } from '#server/testing/test-user'
import { accountOfFiles, provenOf } from '../../../../web/src/lib/pulls/file-pulls.ts'
import {
  pullsOf,
  type StoredAccount,
  type StoredFiles,
  storedPull,
  withDownload,
} from '../../../../web/src/lib/pulls/stored-pulls.ts'
import { factsOf, homeOf } from './gacha-facts.ts'

/** Another one tries another history, other cuts, orders and languages. */
const SEED = process.env.HISTORY_SEED ?? 'one history'
const PULLS = 300

const ACCOUNTS = READ_GAMES.map((gameId) => simulatedAccount(gameId, { pulls: PULLS, seed: SEED }))
const app = await startImportTestApp(ACCOUNTS)
const { call } = app

let users = 0
const newUser = async () => (await createTestUser(app, `way-${++users}`)).token

type Files = readonly (string | Uint8Array<ArrayBuffer>)[]
/** What is read and confirmed together. */
type Sittings = readonly Files[]

interface View {
  readonly pulls: readonly Pull[]
  readonly coverage: ProofByPool
}

/** What a player is shown and a plan begins with. */
function answerOf({ gameId, uid }: SimulatedAccount, { pulls, coverage }: View) {
  const index = factsOf(gameId)
  const server = homeOf(gameId, uid).offset
  const completeness = new Map(
    Object.entries(coverage).map(([pool, { isCompleteFromStart, gaps }]) => [
      pool,
      { isCompleteFromStart, gaps: gaps.map(({ from, to }) => ({ from: instant(from), to: instant(to) })) },
    ]),
  )
  const counted = countPulls(pulls, { index, server, completeness })
  return {
    records: pulls.toSorted(comparePulls),
    recent: recentPullsOf(counted, { index, server }, instant(Date.UTC(2026, 2, 1))),
    pools: new Map(
      [...counted].map(([pool, history]) => [
        pool,
        {
          isCompleteFromStart: history.isCompleteFromStart,
          gaps: coverage[pool]?.gaps,
          pity: history.pulls.map(({ pity, isPityAtLeast, outcome }) => `${pity} ${isPityAtLeast} ${outcome}`),
          luck: summarisePool(history, index),
          planned: standingOf(history),
        },
      ]),
    ),
  }
}

type Answer = ReturnType<typeof answerOf>

/** The same in the pools of which one look into the log proves no more than a file: not those that opened in its time. */
function withoutNewPools(answer: Answer, ofLink: Answer): Answer {
  return {
    ...answer,
    pools: new Map([...answer.pools].filter(([pool]) => !ofLink.pools.get(pool)?.isCompleteFromStart)),
  }
}

/** What the server answers, and what the web app makes of it on the device. */
async function signedIn(account: SimulatedAccount, as: string) {
  const { gameId, uid } = account
  const key = { gameId, uid }
  const pulls = await app.recordsOf(key, as, 70)
  const coverages = await call(getCoverage, key, { as })
  const coverage = Object.fromEntries(
    coverages.map(({ poolId, isCompleteFromStart, gaps, safeUntil }) => [
      poolId,
      { isCompleteFromStart, gaps, safeUntil },
    ]),
  )
  const { pools } = await call(getPullStatistics, key, { as })
  const download = { pulls, coverage, server: homeOf(gameId, uid).offset, at: instant(1), owner: 'u' }
  const half = { ...download, pulls: pulls.slice(0, 100), coverage: {} }
  const stored = withDownload(withDownload(null, key, half), key, download)
  const server = answerOf(account, { pulls, coverage })
  const luck = pools.map((pool) => [pool.poolId, pool])
  expect(Object.fromEntries(luck)).toMatchObject(
    Object.fromEntries([...server.pools].map(([pool, one]) => [pool, { total: one.luck.total, luck: one.luck.luck }])),
  )
  return {
    server,
    device: answerOf(account, { pulls: pullsOf(stored), coverage: stored.stats.coverage }),
  }
}

async function byLink(account: SimulatedAccount) {
  const as = await newUser()
  expect((await app.importFrom(account, as)).status).toBe('completed')
  return signedIn(account, as)
}

async function byFiles(account: SimulatedAccount, sittings: Sittings) {
  const as = await newUser()
  for (const files of sittings) await confirmTogether(files, as)
  return signedIn(account, as)
}

async function confirmTogether(files: Files, as: string): Promise<readonly FileImport[]> {
  let previewId: string | undefined
  for (const text of files) {
    const addTo = previewId === undefined ? {} : { addTo: previewId }
    previewId = (await call(previewFile, { text, gameId: null, uid: null, ...addTo }, { as })).previewId
  }
  return call(confirmFile, { previewId: previewId ?? '' }, { as })
}

/** As the page does it for a visitor: it reads in a worker and makes the record of all that was confirmed. */
async function keptOnDevice(account: SimulatedAccount, sittings: Sittings) {
  const { gameId, uid } = account
  const kept: StoredFiles[] = []
  for (const files of sittings) {
    let before: readonly ReadPulls[] = []
    for (const text of files)
      before = (await readWhole({ text, uid: '', before, now: instant(Date.now()) }, factsOf)).accounts
    const [{ pulls, parts } = { pulls: [], parts: [] }] = before
    kept.push({ at: kept.length, formats: [], pulls: pulls.map(storedPull), parts })
  }
  const facts = { index: factsOf(gameId), server: homeOf(gameId, uid).offset, at: instant(1) }
  return structuredClone(accountOfFiles({ gameId, uid }, kept, facts))
}

async function signedOut(account: SimulatedAccount, sittings: Sittings) {
  const stored = await keptOnDevice(account, sittings)
  return answerOf(account, { pulls: pullsOf(stored), coverage: stored.stats.coverage })
}

function fileOf(account: SimulatedAccount, pulls: readonly Pull[], language: Language): string {
  const options = { mode: 'extended', language, at: instant(0), appVersion: '1' } as const
  return JSON.stringify(writePullFile([{ ...account, pulls }], options, factsOf).content)
}

/** What "Save as file" writes of a record of this device. */
function savedFile(account: SimulatedAccount, stored: StoredAccount): string {
  const facts = { index: factsOf(account.gameId), server: homeOf(account.gameId, account.uid).offset }
  const options = { mode: 'extended', language: 'en', at: instant(0), appVersion: '1' } as const
  const written = { ...account, pulls: pullsOf(stored), proven: provenOf(stored.files ?? [], facts) }
  return JSON.stringify(writePullFile([written], options, factsOf).content)
}

/** What the server exports of an account. */
async function exported({ gameId, uid }: SimulatedAccount, as: string): Promise<string> {
  const query = { gameId, uid, mode: 'extended', language: 'ko' } as const
  return (await app.send(exportPulls, query, { as })).text
}

/**
 * Three parts of whole seconds, each of which begins where the one before it ends. A part proves nothing of a pool that
 * it does not have, so that none lacks a pool between two that have it.
 */
function overlapping(pulls: readonly Pull[], random: Random): readonly (readonly Pull[])[] {
  const times = [...new Set(pulls.map(({ time }) => time))].sort()
  const poolsOf = (part: readonly Pull[]) => new Set(part.map(({ poolId }) => uigfPoolOf(poolId)))
  for (let tries = 0; tries < 1000; tries += 1) {
    const cut = () => Math.floor((0.2 + 0.6 * random()) * times.length)
    const cuts = [cut(), cut()].sort((a, b) => a - b)
    const parts = [0, ...cuts].map((from, n) => {
      const [first, last] = [times[from] ?? '', times[cuts[n] ?? times.length - 1] ?? '']
      return pulls.filter(({ time }) => time >= first && time <= last)
    })
    const [before, between, after] = parts.map(poolsOf)
    if ([...(before ?? [])].every((pool) => !after?.has(pool) || between?.has(pool))) return parts
  }
  throw new RangeError('no such cuts')
}

test.each(ACCOUNTS)(
  'DOC-27 LEDGER-2 LOCAL-2 LOCAL-15 one history of $gameId gives one answer, whichever way it comes',
  async (account) => {
    const random = seededRandom(`${SEED} ${account.gameId}`)
    const label = `HISTORY_SEED='${SEED}' ${account.gameId}`
    const files = shuffled(overlapping(account.pulls, random), random).map((part) =>
      fileOf(account, part, pick(LANGUAGES, random)),
    )
    const whole = fileOf(account, account.pulls, 'en')
    const first = await byLink(account)
    expect(first.server.records, label).toEqual(account.pulls.toSorted(comparePulls))
    expect(first.device, `${label}: link, on the device`).toEqual(first.server)
    const answer = await signedOut(account, [[whole]])
    expect(withoutNewPools(answer, first.server), `${label}: link and file`).toEqual(
      withoutNewPools(first.server, first.server),
    )
    for (const [way, sittings] of [
      ['one file', [[whole]]],
      ['files one after another', files.map((text) => [text])],
      ['files in one sitting', [files]],
      ['twice', [files, [whole]]],
    ] as const) {
      const { server, device } = await byFiles(account, sittings)
      expect(server, `${label}: ${way}, signed in`).toEqual(answer)
      expect(device, `${label}: ${way}, on the device`).toEqual(answer)
      expect(await signedOut(account, sittings), `${label}: ${way}, signed out`).toEqual(answer)
    }
  },
)

test('DOC-7 two files that do not meet leave a gap, in one sitting as in two, signed in as signed out', async () => {
  const gaps: unknown[] = []
  for (const account of ACCOUNTS) {
    const times = [...new Set(account.pulls.map(({ time }) => time))].sort()
    const [before = '', after = ''] = [times[Math.floor(times.length / 3)], times[Math.floor(times.length / 2)]]
    const early = fileOf(
      account,
      account.pulls.filter(({ time }) => time <= before),
      'ja',
    )
    const late = fileOf(
      account,
      account.pulls.filter(({ time }) => time >= after),
      'fr',
    )
    const two = await signedOut(account, [[early], [late]])
    gaps.push(...[...two.pools.values()].flatMap((pool) => pool.gaps ?? []))
    for (const sittings of [[[early], [late]], [[late, early]]] as const) {
      const { server, device } = await byFiles(account, sittings)
      expect([server, device, await signedOut(account, sittings)], account.gameId).toEqual([two, two, two])
      const saved = savedFile(account, await keptOnDevice(account, sittings))
      expect((await byFiles(account, [[saved]])).server, account.gameId).toEqual(two)
    }
  }
  expect(gaps).not.toEqual([])
})

test.each(ACCOUNTS)(
  'UIGF-11 GACHA-25 a file that is written of $gameId and read back gives the same answers, gaps and all',
  async (account) => {
    const times = [...new Set(account.pulls.map(({ time }) => time))].sort()
    const place = (share: number) => times[Math.floor(times.length * share)] ?? ''
    const part = (from: number, to: number) =>
      fileOf(
        account,
        account.pulls.filter(({ time }) => time >= place(from) && time < place(to)),
        'zh-Hans',
      )
    const files = [part(0, 0.3), part(0.35, 0.6), part(0.7, 0.9)]
    const kept = await keptOnDevice(account, [files])
    const answer = await signedOut(account, [files])
    expect([...answer.pools.values()].flatMap(({ gaps = [] }) => gaps)).not.toEqual([])

    const as = await newUser()
    await confirmTogether(files, as)
    const saved = savedFile(account, kept)
    const fromServer = await exported(account, as)
    const linked = await newUser()
    await app.importFrom(account, linked)
    const ofLink = await exported(account, linked)
    const whole = (await signedIn(account, linked)).server
    for (const [way, file, expected] of [
      ['the parts in a zip', zipOf(...files), answer],
      ['saved on the device', saved, answer],
      ['saved on the device, in a zip', zipOf(saved, '{}'), answer],
      ['exported by the server', fromServer, answer],
      ['exported by the server, in a zip beside a part', zipOf(fromServer, part(0.4, 0.5)), answer],
      ['exported after an import by link', ofLink, whole],
      ['exported after an import by link, in a zip', zipOf(ofLink), whole],
    ] as const) {
      const { server, device } = await byFiles(account, [[file]])
      expect(server, `${way}, signed in`).toEqual(expected)
      expect(device, `${way}, on the device`).toEqual(expected)
      expect(await signedOut(account, [[file]]), `${way}, signed out`).toEqual(expected)
      const again = savedFile(account, await keptOnDevice(account, [[file]]))
      expect(await signedOut(account, [[again]]), `${way}, saved again`).toEqual(expected)
    }
  },
)
