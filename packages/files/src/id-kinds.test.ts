import { countPulls } from '@ephemeris/core/gacha/counting/count-pulls'
import { coverageOf, type Evidence } from '@ephemeris/core/gacha/coverage/coverage'
import { fileSpans, openingOf, splitAtPauses } from '@ephemeris/core/gacha/coverage/file-spans'
import { keptIndices } from '@ephemeris/core/gacha/facts'
import { summarisePool } from '@ephemeris/core/gacha/figures/pool-summary'
import { mergePulls } from '@ephemeris/core/gacha/merging/merge-pulls'
import { itemNameIn } from '@ephemeris/core/gacha/names/pull-text'
import type { Pull } from '@ephemeris/core/gacha/pull'
import { comparePulls } from '@ephemeris/core/gacha/pull-order'
import { uigfPoolOf } from '@ephemeris/core/gacha/rows/uigf-pool'
import { type Random, seededRandom } from '@ephemeris/core/gacha/synthetic/seeded-random'
import { traitsOf } from '@ephemeris/core/games/traits'
import { LANGUAGES } from '@ephemeris/core/language/language'
import { formatWallTime, parseWallTime, wallTime } from '@ephemeris/core/time/wall-time'
import { utcOffset } from '@ephemeris/core/time/zone'
import { GACHA_FACTS } from '@ephemeris/gamedata/pulls/gacha-facts'
import { expect, test } from 'vitest'
import { pick, shuffled } from './damage/chance.test-data.ts'
import { readPulls } from './read-pulls.ts'
import { HOYO, type SampleHistory, sampleHistory } from './tools/tool-rows.test-data.ts'

const RUNS = 150 * Number(process.env.EPHEMERIS_RUNS ?? 1)
const SEED = process.env.ID_SEED ?? 'ids'

const factsOf = keptIndices(GACHA_FACTS)

/** How a tool writes the ids of a file's rows, which are oldest first. */
type IdKind = (pulls: readonly Pull[], random: Random) => readonly string[]

const unixOf = ({ time }: Pull, hours: number) => (parseWallTime(time) ?? 0) / 1000 - hours * 3600
const hex = (text: string) => Buffer.from(text).toString('hex').slice(0, 12)

/** Counters from a number on, per pool or for all. */
const counted =
  (first: number, step: number, isPerPool: boolean): IdKind =>
  (pulls) => {
    const at = new Map<string, number>()
    return pulls.map(({ poolId }) => {
      const pool = isPerPool ? poolId : ''
      const next = at.get(pool) ?? (step > 0 ? first : first + pulls.length)
      at.set(pool, next + step)
      return String(next)
    })
  }

const KINDS: Readonly<Record<string, (hours: number) => IdKind>> = {
  real: () => (pulls) => pulls.map(({ id }) => id),
  'from 0': () => counted(0, 1, false),
  'from 1 per pool': () => counted(1, 1, true),
  falling: () => counted(1, -1, false),
  'falling per pool': () => counted(1, -1, true),
  'nineteen digits': () => (pulls) => pulls.map((_, n) => String(1_000_000_000_000_000_001n + BigInt(n))),
  'a converter’s': () => (pulls) => pulls.map((_, n) => String(1_612_303_200_000_000_000n + BigInt(n))),
  words: () => (pulls) => pulls.map((_, n) => `row-${n}`),
  'random words': () => (pulls, random) => pulls.map(({ id }) => hex(`${id}${random()}`)),
  milliseconds: (hours) => (pulls) => pulls.map((pull) => String(unixOf(pull, hours) * 1000)),
  'milliseconds and zeros': (hours) => (pulls) => pulls.map((pull) => `${unixOf(pull, hours) * 1000}000000`),
  'seconds and a counter': (hours) => (pulls) =>
    pulls.map((pull, n) => `${unixOf(pull, hours)}${String(n).padStart(9, '0')}`),
  'one for all': () => (pulls) => pulls.map(() => pulls[0]?.id ?? ''),
  'one for three': () => (pulls) => pulls.map((_, n) => pulls[n - (n % 3)]?.id ?? ''),
  rounded: () => (pulls) => pulls.map(({ id }) => `${id.slice(0, 15)}0000`),
  'an exponent': () => (pulls) => pulls.map(({ id }) => `${id[0]}.${id.slice(1, 6)}E+18`),
  'half rounded': () => (pulls) => pulls.map(({ id }, n) => (n % 2 === 0 ? id : `${id.slice(0, 15)}0000`)),
  'a few far': () => (pulls, random) => {
    const far = new Set(Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(pulls, random).id))
    const hours = () => (100 + Math.floor(random() * 20_000)) * (random() < 0.5 ? 3600 : -3600)
    return pulls.map(({ id }) => (far.has(id) ? `${Number(id.slice(0, 10)) + hours()}${id.slice(10)}` : id))
  },
  'partly missing': () => (pulls, random) => {
    const gone = new Set(pulls.flatMap(({ time }) => (random() < 0.3 ? [time] : [])))
    return pulls.map(({ id, time }) => (gone.has(time) ? '' : id))
  },
  none: () => (pulls) => pulls.map(() => ''),
}

/** Ids of these files prove the zone; without them a wrong zone could not be known. */
const PROVING: readonly string[] = ['real']

interface Written {
  readonly text: string
  /** How many rows of it are damaged on purpose. */
  readonly damaged: number
}

function write(history: SampleHistory, part: readonly Pull[], kind: string, random: Random): Written {
  const { gameId, uid, hours } = history
  const ids = KINDS[kind]?.(hours)(part, random) ?? []
  const zone = pick([hours, hours, 0, 9, -5], random)
  const language = pick(LANGUAGES, random)
  const index = factsOf(gameId)
  const moved = (time: string) => formatWallTime(wallTime((parseWallTime(time) ?? 0) + (zone - hours) * 3_600_000))
  const rows = part.map(
    (pull, n): Record<string, unknown> => ({
      ...(gameId === 'genshin' ? { uigf_gacha_type: uigfPoolOf(pull.poolId) } : { gacha_id: pull.gachaId }),
      ...{ gacha_type: pull.poolId, item_id: pull.itemId, time: moved(pull.time), id: ids[n] },
      ...{ name: itemNameIn(language, pull, index), rank_type: pull.rankType, count: '1' },
    }),
  )
  // Without the game's ids the order inside a second is that of the rows, so that only whole files are turned or mixed.
  const isMixed = PROVING.includes(kind) && random() < 0.3
  const listed = isMixed ? shuffled(rows, random) : random() < 0.5 ? rows.toReversed() : rows
  let damaged = 0
  const list = listed.map((row) => {
    if (random() > 0.01) return row
    damaged += 1
    return pick<unknown>([null, { ...row, time: '' }, { ...row, item_id: '', name: '' }, 7], random)
  })
  // A made-up declared zone is corrected by the ids.
  const timezone = PROVING.includes(kind) && random() < 0.3 ? 3 : zone
  const account = { uid, timezone, list }
  const info = { export_app: 'some tool', version: 'v4.1' }
  const section = traitsOf(gameId).exchange?.section ?? ''
  return { text: JSON.stringify({ info, [section]: [account] }), damaged }
}

/** Parts of whole seconds that overlap or not, all of it together the whole. */
function parts(pulls: readonly Pull[], random: Random): readonly (readonly Pull[])[] {
  const cuts = Math.floor(random() * 4)
  const times = [...new Set(pulls.map(({ time }) => time))].sort()
  const places = Array.from({ length: cuts }, () => Math.floor(random() * times.length)).sort((a, b) => a - b)
  const edges = [0, ...places, times.length]
  const overlap = Math.floor(random() * 5)
  const found = edges.slice(1).map((end, n) => {
    const [from, to] = [times[Math.max(0, (edges[n] ?? 0) - overlap)] ?? '', times[end - 1] ?? '']
    return pulls.filter(({ time }) => time >= from && time <= to)
  })
  return shuffled(
    found.filter((part) => part.length > 0),
    random,
  )
}

const keyOf = ({ poolId, time, itemId, rankType }: Pull) => `${time} ${uigfPoolOf(poolId)} ${itemId} ${rankType}`

async function readAll(files: readonly string[]) {
  let pulls: readonly Pull[] = []
  let reportedRows = 0
  let doubts = 0
  for (const text of files) {
    const reading = await readPulls(text, { uid: '' }, factsOf)
    if (!reading.ok) throw new RangeError(reading.reason)
    reportedRows += reading.problems.reduce((sum, { rows }) => sum + rows, 0)
    for (const account of reading.accounts) {
      const merge = mergePulls(pulls, account.pulls)
      doubts += merge.conflicting.length
      pulls = merge.pulls
    }
  }
  return { pulls, reportedRows, doubts }
}

const HISTORIES = HOYO.map((gameId) => sampleHistory(gameId, 'ids', 60))

test('DOC-4 (DOC-7, UIGF-3) whatever ids tools make up, files of one history lose and double no row without a word', async () => {
  for (let run = 0; run < RUNS; run += 1) {
    const random = seededRandom(`${SEED} ${run}`)
    const history = pick(HISTORIES, random)
    const from = Math.floor(random() * 20)
    const start = history.pulls[from]?.time ?? ''
    const pulls = history.pulls.filter(({ time }) => time >= start)
    const kinds: string[] = []
    const written = parts(pulls, random).map((part) => {
      const kind = pick(Object.keys(KINDS), random)
      kinds.push(kind)
      return write(history, part, kind, random)
    })
    const damaged = written.reduce((sum, one) => sum + one.damaged, 0)
    const { pulls: read, reportedRows, doubts } = await readAll(written.map(({ text }) => text))
    const truth = pulls.map(keyOf).sort()
    const got = read.map(keyOf).sort()
    const label = `run ${run} of ${SEED}: ${history.gameId}, ${kinds.join(', ')}`
    if (damaged === 0) expect(got, label).toEqual(truth)
    expect([reportedRows >= damaged, doubts], label).toEqual([true, 0])
    const counts = new Map<string, number>()
    for (const key of truth) counts.set(key, (counts.get(key) ?? 0) + 1)
    const extra = got.filter((key) => {
      const left = counts.get(key) ?? 0
      counts.set(key, left - 1)
      return left <= 0
    })
    expect(extra, label).toEqual([])
    expect(truth.length - got.length, label).toBeLessThanOrEqual(reportedRows)
  }
}, 3_600_000)

/** What a player sees of a history from files. */
function answerOf({ gameId, hours }: SampleHistory, files: readonly (readonly Pull[])[]) {
  const index = factsOf(gameId)
  const server = utcOffset(hours * 60)
  let pulls: readonly Pull[] = []
  const evidence = new Map<string, Evidence[]>()
  for (const file of files) {
    pulls = mergePulls(pulls, file).pulls
    for (const [pool, spans] of Object.entries(fileSpans(index, server, splitAtPauses(file)))) {
      evidence.set(pool, [...(evidence.get(pool) ?? []), ...spans])
    }
  }
  const completeness = new Map(
    [...evidence].map(([pool, spans]) => [
      pool,
      coverageOf(spans, { warnDays: 0, delayHours: 0 }, openingOf(index, pool, server)),
    ]),
  )
  const histories = [...countPulls(pulls, { index, server, completeness }).values()]
  return {
    records: pulls.map(({ id: _, order: __, ...pull }) => pull),
    pity: histories.flatMap((pool) =>
      pool.pulls.map(({ pity, isPityAtLeast, outcome }) => `${pool.poolId} ${pity} ${isPityAtLeast} ${outcome}`),
    ),
    gaps: [...completeness].map(([pool, { gaps }]) => [pool, gaps]),
    figures: histories.map((pool) => summarisePool(pool, index)),
  }
}

test('DOC-27 the same pulls in one file or in several that meet, in any order, with or without ids, give one answer', async () => {
  for (const history of HISTORIES) {
    const random = seededRandom(`one answer ${history.gameId}`)
    const read = async (part: readonly Pull[], kind: string) => {
      const { gameId, uid, hours } = history
      const calm = { ...history, gameId, uid, hours }
      for (;;) {
        const { text, damaged } = write(calm, part, kind, random)
        if (damaged === 0) return (await readAll([text])).pulls
      }
    }
    const truth = [...history.pulls].sort(comparePulls)
    const whole = answerOf(history, [await read(truth, 'real')])
    expect(whole.records).toHaveLength(truth.length)
    for (const kind of ['real', 'from 1 per pool', 'falling', 'words', 'milliseconds', 'none', 'one for all']) {
      const one = answerOf(history, [await read(truth, kind)])
      expect(one, kind).toEqual({ ...whole, records: one.records })
      expect(one.records, kind).toEqual(whole.records)
      // Each part begins with the pulls with which the one before it ends, in every pool.
      const [first, second] = [truth.slice(0, 45), truth.slice(10)]
      const ends = (part: readonly Pull[]) => new Set(part.map(({ time }) => time))
      const early = truth.filter(({ time }) => ends(first).has(time))
      const late = truth.filter(({ time }) => ends(second).has(time))
      for (const files of [
        [await read(early, kind), await read(truth, kind)],
        [await read(late, kind), await read(early, kind), await read(truth, kind)],
      ]) {
        const several = answerOf(history, files)
        expect(
          several.records.map((row) => JSON.stringify(row)),
          kind,
        ).toEqual(whole.records.map((row) => JSON.stringify(row)))
        expect([several.pity, several.gaps, several.figures], kind).toEqual([whole.pity, whole.gaps, whole.figures])
      }
    }
  }
})
