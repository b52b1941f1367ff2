import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Pull } from '../pull.ts'
import { comparePulls } from '../pull-order.ts'
import { pullKey } from '../rows/pull-key.ts'
import { samplePull } from '../synthetic/sample-pulls.test-data.ts'
import { identify } from './derived-id.ts'
import { mergePulls } from './merge-pulls.ts'

const RUNS = 1000 * Number(process.env.EPHEMERIS_RUNS ?? 1)

/**
 * A true history: oldest first, few seconds, pools and items, so that everything collides that can. The two pools count
 * their ids from the same one on.
 */
const truth: fc.Arbitrary<readonly Pull[]> = fc
  .array(
    fc.record({
      second: fc.integer({ min: 0, max: 3 }),
      pool: fc.constantFrom('301', '302'),
      item: fc.constantFrom('11301', '11302', '12301'),
    }),
    { minLength: 1, maxLength: 24 },
  )
  .map((unsorted) => unsorted.toSorted((a, b) => a.second - b.second))
  .map((rows) =>
    rows.map(({ second, pool, item }, index) =>
      samplePull({
        id: String(9223372036854775000n + BigInt(placeInPool(rows, index))),
        time: `2026-01-10 13:11:0${second}`,
        poolId: pool,
        itemId: item,
        name: item,
        gachaId: String(index),
      }),
    ),
  )

/** How many pulls of its pool come before it. */
function placeInPool(rows: readonly { readonly pool: string }[], index: number): number {
  return rows.slice(0, index).filter(({ pool }) => pool === rows[index]?.pool).length
}

const anySubset = fc
  .nat(2 ** 24 - 1)
  .map((bits) => (pulls: readonly Pull[]) => pulls.filter((_, index) => (bits >> index) % 2 === 1))

/** What a log without ids can answer: everything up to a full second, cut anywhere at its far end. */
function windowOf(pulls: readonly Pull[], cut: number, until: number): readonly Pull[] {
  return pulls.slice(cut).filter(({ time }) => time <= `2026-01-10 13:11:0${until}`)
}

/** `gachaId` is a serial number, so that a test knows which pull a row without an id was. */
function like(pull: Pull): (other: Pull) => boolean {
  return ({ gachaId }) => gachaId === pull.gachaId
}

/** The order of each pool; the order between two pools in one second is undefined. */
function inPools(pulls: readonly Pull[]): readonly string[] {
  return ['301', '302'].map((pool) =>
    pulls
      .filter(({ poolId }) => poolId === pool)
      .map(keyOf)
      .join('\n'),
  )
}

function keyOf({ time, poolId, itemId }: Pull): string {
  return `${time} ${poolId} ${itemId}`
}

type Tally = Readonly<Record<string, number>>

function tally(pulls: readonly Pull[]): Tally {
  const counts: Record<string, number> = {}
  for (const key of pulls.map(keyOf).sort()) counts[key] = (counts[key] ?? 0) + 1
  return counts
}

function most(a: Tally, b: Tally): Tally {
  const keys = Object.keys({ ...a, ...b }).sort()
  return Object.fromEntries(keys.map((key) => [key, Math.max(a[key] ?? 0, b[key] ?? 0)]))
}

function isEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

test('GACHA-4 with ids, any two views of one history make their union, in either order and however often', () => {
  const law = fc.property(truth, anySubset, anySubset, (all, pick, pickOther) => {
    const [a, b] = [pick(all), pickOther(all)]
    const merged = mergePulls(a, b)
    const keys = new Set([...a, ...b].map(pullKey))
    const again = mergePulls(merged.pulls, b)
    return (
      isEqual(merged.pulls, all.filter((pull) => keys.has(pullKey(pull))).sort(comparePulls)) &&
      isEqual(mergePulls(b, a).pulls, merged.pulls) &&
      isEqual(again, { ...again, pulls: merged.pulls, added: [], changed: [], replaced: [] }) &&
      merged.added.length + merged.known + merged.conflicting.length === b.length
    )
  })
  fc.assert(law, { numRuns: RUNS })
})

test('GACHA-4 without ids, two answers of one log make the longer history in its order, and nothing doubles', () => {
  const cut = fc.nat(12)
  const second = fc.integer({ min: 0, max: 3 })
  const law = fc.property(truth, cut, cut, second, second, (all, cutA, cutB, untilA, untilB) => {
    const a = identify(windowOf(all, cutA, untilA))
    const b = identify(windowOf(all, cutB, untilB))
    const merged = mergePulls(a, b).pulls
    return (
      isEqual(inPools(merged), inPools(all.filter((pull) => a.some(like(pull)) || b.some(like(pull))))) &&
      isEqual(mergePulls(b, a).pulls, merged) &&
      isEqual(mergePulls(merged, a).pulls, merged) &&
      mergePulls(merged, b).added.length === 0
    )
  })
  fc.assert(law, { numRuns: RUNS })
})

test('GACHA-4 a view with ids and one without them agree on how many there are', () => {
  const law = fc.property(truth, anySubset, anySubset, (all, pick, pickOther) => {
    const [a, b] = [pick(all), identify(pickOther(all))]
    const merged = mergePulls(a, b).pulls
    return (
      isEqual(tally(merged), most(tally(a), tally(b))) &&
      isEqual(mergePulls(b, a).pulls, merged) &&
      isEqual(mergePulls(merged, b).pulls, merged)
    )
  })
  fc.assert(law, { numRuns: RUNS })
})

test('GACHA-4 ids that differ in their nineteenth digit are two pulls', () => {
  const [a, b] = [samplePull({ id: '1768021200000279850' }), samplePull({ id: '1768021200000279851' })]
  expect(mergePulls([a], [b]).pulls).toEqual([a, b])
})

test('GACHA-4 the same pull with more content is completed, with other content is a conflict and stays', () => {
  const known = samplePull({ itemId: '', name: '冷刃', gachaId: '' })
  const fuller = samplePull({ gachaId: '77' })
  expect(mergePulls([known], [fuller])).toMatchObject({
    pulls: [{ id: known.id, itemId: '11301', gachaId: '77' }],
    added: [],
    changed: [{ itemId: '11301' }],
    known: 1,
  })
  const other = samplePull({ time: '2026-01-10 13:11:32' })
  expect(mergePulls([fuller], [other])).toMatchObject({
    pulls: [fuller],
    known: 0,
    conflicting: [{ known: fuller, incoming: other }],
  })
})

test('GACHA-4 a row without an id makes way for the one with it', () => {
  const [old] = identify([samplePull()])
  const own = samplePull()
  expect(mergePulls(old ? [old] : [], [own])).toMatchObject({ pulls: [own], added: [], replaced: [old], known: 1 })
  expect(mergePulls([own], old ? [old] : [])).toMatchObject({ pulls: [own], added: [], known: 1 })
})

const TEN = Array.from({ length: 10 }, (_, index) =>
  samplePull({ id: `17322100000001${index}0000`, itemId: `1130${index % 6}` }),
)

test('GACHA-4 a list in an unknown language meets any other list by second and rank', () => {
  const foreign = (pulls: readonly Pull[], sign: string) =>
    identify(pulls.map((pull) => ({ ...pull, itemId: '', name: `${sign}${pull.name}` })))
  const law = fc.property(truth, anySubset, fc.nat(12), fc.nat(12), (all, pick, cutA, cutB) => {
    const ranked = all.map((pull) => ({ ...pull, rankType: pull.itemId.startsWith('12') ? '4' : '3' }))
    const byRank = (pulls: readonly Pull[]) => tally(pulls.map((pull) => ({ ...pull, itemId: pull.rankType })))
    const [own, one, other] = [pick(ranked), foreign(ranked.slice(cutA), 'б'), foreign(ranked.slice(cutB), 'ж')]
    return [
      [own, one],
      [one, own],
      [one, other],
      [identify(own), one],
      [one, one],
    ].every(([a = [], b = []]) => {
      const merge = mergePulls(a, b)
      return (
        isEqual(byRank(merge.pulls), most(byRank(a), byRank(b))) &&
        merge.pulls.length === a.length + merge.added.length &&
        mergePulls(merge.pulls, b).added.length === 0 &&
        mergePulls(merge.pulls, a).added.length === 0
      )
    })
  })
  fc.assert(law, { numRuns: RUNS / 10 })
})

test('GACHA-5 a ten-pull that the game has listed again under new ids is not doubled', () => {
  const again = TEN.map((pull) => ({ ...pull, id: pull.id.replace('1732', '1733') }))
  expect(mergePulls(TEN, again)).toMatchObject({ pulls: TEN, added: [], known: 10, conflicting: [] })
})

test('GACHA-5 a ten-pull without ids makes way for the one with them: it does not count twice', () => {
  const old = identify(TEN.map(({ id: _, ...row }) => row))
  expect(mergePulls(old, TEN)).toMatchObject({ pulls: TEN, added: [], known: 10, replaced: old, conflicting: [] })
  expect(mergePulls(TEN, old)).toMatchObject({ pulls: TEN, added: [], known: 10 })
})

test('GACHA-5 a pull that the game has listed again is one pull, alone or in a ten-pull, in one view or in two', () => {
  const again = (pull: Pull) => ({ ...pull, id: pull.id.replace('1732', '1733') })
  for (const some of [TEN, TEN.slice(0, 1), TEN.slice(0, 3)]) {
    const news = some.map(again)
    expect(mergePulls(some, news)).toMatchObject({ pulls: some, added: [], known: some.length })
    expect(mergePulls(news, some)).toMatchObject({ pulls: some, added: [], known: some.length, replaced: news })
    expect(mergePulls([], [...news, ...some])).toMatchObject({ pulls: some, added: some, known: some.length })
  }
})

test('GACHA-5 another item, another second, another pool or other digits behind the hour are another pull', () => {
  const [one] = TEN
  const again = { ...samplePull(one), id: '1733210000000100000' }
  const others = [
    { itemId: '12301' },
    { time: '2026-01-10 13:11:32' },
    { poolId: '302' },
    { id: '1733210000000100001' },
  ]
  for (const change of others) expect(mergePulls(TEN, [{ ...again, ...change }]).added).toHaveLength(1)
})

test('GACHA-5 a whole ten-pull under ids that end otherwise is not doubled either', () => {
  const again = TEN.map((pull) => ({ ...pull, id: pull.id.replace('17322100000001', '17332100000009') }))
  expect(mergePulls(TEN, again)).toMatchObject({ pulls: TEN, added: [], known: 10 })
  expect(mergePulls(again, TEN)).toMatchObject({ pulls: TEN, added: [], known: 10 })
  expect(mergePulls(TEN.slice(1), again.slice(1)).added).toHaveLength(9)
})

test('GACHA-2 a ten-pull holds the same item several times; the ids keep when the far end of the log falls away', () => {
  const rows = ['x', 'y', 'x'].map((itemId) => samplePull({ poolId: '1', itemId, time: '2026-05-20 12:01:02' }))
  const all = identify(rows)
  expect(all.map(({ id, order }) => [id, order])).toEqual([
    ['1-20260520120102-x-2', 1],
    ['1-20260520120102-y-1', 2],
    ['1-20260520120102-x-1', 3],
  ])
  const cut = identify(rows.slice(1))
  expect(cut.map(({ id }) => id)).toEqual(all.slice(1).map(({ id }) => id))
  expect(mergePulls(cut, all).pulls).toEqual(all)
})

test('GACHA-3 pulls stand by time, then by id as a number; those without an id first', () => {
  const time = '2026-01-10 13:11:31'
  const [derived] = identify([samplePull({ time })])
  const sorted = [
    samplePull({ id: '9', time: '2026-01-10 13:11:30' }),
    derived ?? samplePull(),
    samplePull({ id: '999999999999999999', time }),
    samplePull({ id: '1768021200000279850', time }),
    samplePull({ id: '1768021200000279851', time }),
  ]
  fc.assert(
    fc.property(fc.shuffledSubarray(sorted, { minLength: sorted.length }), (shuffled) => {
      expect(shuffled.toSorted(comparePulls)).toEqual(sorted)
    }),
  )
})

test('LEDGER-21 a stored counter makes way for the game’s row and stands for one without an id', () => {
  const counters = TEN.map((pull, n) => ({ ...pull, id: String(n + 1) }))
  expect(mergePulls(counters, TEN)).toMatchObject({ pulls: TEN, added: [], replaced: counters, conflicting: [] })
  expect(mergePulls(TEN, counters).pulls).toEqual(TEN)
  const derived = identify(TEN.map(({ id: _, ...row }) => row))
  expect(mergePulls(counters, derived)).toMatchObject({ pulls: counters, added: [] })
  expect(mergePulls(counters.slice(0, 1), TEN.slice(0, 2)).pulls).toEqual(TEN.slice(0, 2))
})
