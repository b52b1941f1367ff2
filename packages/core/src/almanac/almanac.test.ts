import { expect, test } from 'vitest'
import type { FeaturedFacts } from '../gacha/facts.ts'
import { indexFacts } from '../gacha/facts.ts'
import { GENSHIN, sampleFactsOf } from '../gacha/sample-facts.test-data.ts'
import { GAME_IDS } from '../games/game.ts'
import { fixedClock } from '../time/clock.ts'
import { type Instant, parseInstant } from '../time/instant.ts'
import { utcOffset } from '../time/zone.ts'
import { type AlmanacEntry, type AlmanacOptions, type AnnouncedBanner, almanacOf, reachesLaunch } from './almanac.ts'
import { almanacAxis, shareOnAxis } from './almanac-axis.ts'
import { ALMANAC_ORDERS, groupAlmanac, searchAlmanac } from './almanac-order.ts'

const ASIA = utcOffset(480)
const RAIDEN = '10000052'
const VENTI = '10000022'

function at(text: string): Instant {
  const parsed = parseInstant(text)
  if (parsed === null) throw new RangeError(text)
  return parsed
}

function optionsAt(now: string, announced: readonly AnnouncedBanner[] = []): AlmanacOptions {
  return { language: 'en', now: at(now), server: ASIA, announced }
}

function sampleIndex(history: readonly Partial<FeaturedFacts>[]) {
  const row = { pool: '301', version: null, end: null, isPermanent: false, featured4: null, featured5: [RAIDEN] }
  return indexFacts('genshin', {
    ...GENSHIN.facts,
    history: history.map((part) => ({ ...row, start: '2021-09-01T03:00:00Z', ...part })),
  })
}

function entryIn(entries: readonly AlmanacEntry[], itemId: string): AlmanacEntry {
  const found = entries.find((entry) => entry.itemId === itemId)
  if (!found) throw new RangeError(`no entry of ${itemId}`)
  return found
}

const ANNOUNCED: AnnouncedBanner = {
  itemId: RAIDEN,
  name: 'Raiden Shogun',
  isCharacter: true,
  version: '7.2',
  startAt: at('2026-12-01T03:00:00Z'),
  endAt: at('2026-12-20T07:00:00Z'),
}

test('ALM-1 every featured 5-star of the facts is listed, oldest banner first, none twice at one time', () => {
  for (const gameId of GAME_IDS) {
    const index = sampleFactsOf(gameId)
    const entries = almanacOf(index, optionsAt('2027-10-09T04:00:00Z'))
    const featured = new Set(index.facts.history.flatMap(({ featured5 }) => featured5))
    expect(new Set(entries.map(({ itemId }) => itemId))).toEqual(featured)
    for (const { banners } of entries) {
      expect(banners.length).toBeGreaterThan(0)
      for (const [position, banner] of banners.entries()) {
        const before = banners[position - 1]
        if (before) expect(banner.startAt).toBeGreaterThan(before.endAt ?? before.startAt)
      }
    }
  }
})

test('ALM-11 the dates of a running item are those of the running banner, also where the next one is announced', () => {
  const index = sampleIndex([{ start: '2025-11-12T03:00:00Z', end: '2025-12-02T14:59:59' }])
  const shown = (now: string) => {
    const { standing, current } = entryIn(almanacOf(index, optionsAt(now, [ANNOUNCED])), RAIDEN)
    return [standing, current && new Date(current.startAt).toISOString().slice(0, 10)]
  }
  expect(shown('2025-11-20T04:00:00Z')).toEqual(['running', '2025-11-12'])
  expect(shown('2026-01-20T04:00:00Z')).toEqual(['announced', '2026-12-01'])
  expect(shown('2026-12-25T04:00:00Z')).toEqual(['past', '2026-12-01'])
})

test('ALM-2 what is still to come is what the catalogue announces, as in the plan, and no row of the facts', () => {
  const index = sampleIndex([{ end: '2021-09-21T14:59:59' }, { start: '2026-12-01T03:00:00Z', end: null }])
  const before = entryIn(almanacOf(index, optionsAt('2026-11-22T00:00:00Z')), RAIDEN)
  expect(before).toMatchObject({ standing: 'past', daysUntil: null, banners: [{}] })
  const announced = entryIn(almanacOf(index, optionsAt('2026-11-22T00:00:00Z', [ANNOUNCED])), RAIDEN)
  expect(announced).toMatchObject({ standing: 'announced', daysUntil: 9, banners: [{}, {}], begun: 1 })
})

test('ALM-1 banners of one item that overlap count as one', () => {
  const index = sampleIndex([
    { start: '2021-09-01T03:00:00Z', end: '2021-09-21T14:59:59', version: '2.1' },
    { pool: '400', start: '2021-09-10T03:00:00Z', end: '2021-09-25T14:59:59', version: '2.1' },
    { start: '2022-03-08T18:00:00', end: '2022-03-29T14:59:59', version: '2.5' },
  ])
  const { banners, daysSince } = entryIn(almanacOf(index, optionsAt('2022-04-01T04:00:00Z')), RAIDEN)
  expect(banners).toMatchObject([
    { version: '2.1', startAt: at('2021-09-01T03:00:00Z'), endAt: at('2021-09-25T06:59:59Z'), daysAfter: null },
    { version: '2.5', daysAfter: 164 },
  ])
  expect(daysSince).toBe(3)
})

test('ALM-1 banners that count as one end with the last known end, and without one the end is unknown', () => {
  const endOf = (...ends: readonly (string | null)[]) => {
    const index = sampleIndex(ends.map((end) => ({ start: '2021-09-01T03:00:00Z', end })))
    return entryIn(almanacOf(index, optionsAt('2022-04-01T04:00:00Z')), RAIDEN).banners.map(({ endAt }) => endAt)
  }
  expect(endOf('2021-09-21T06:59:59Z', null)).toEqual([at('2021-09-21T06:59:59Z')])
  expect(endOf(null, null)).toEqual([null])
})

test('ALM-1 days are calendar days of the server', () => {
  const index = sampleIndex([{ end: '2021-09-21T14:59:59' }])
  const daysSince = (server: number, now: string) =>
    entryIn(almanacOf(index, { ...optionsAt(now), server: utcOffset(server) }), RAIDEN).daysSince
  expect(daysSince(480, '2021-09-21T15:59:59Z')).toBe(0)
  expect(daysSince(480, '2021-09-21T16:00:00Z')).toBe(1)
  expect(daysSince(-300, '2021-09-22T04:59:59Z')).toBe(0)
})

test('ALM-2 an announced banner corrects the times of the one that it overlaps, and else is added', () => {
  const index = sampleIndex([{ start: '2026-12-01T03:00:00Z', end: null, version: null }])
  const corrected = entryIn(almanacOf(index, optionsAt('2026-12-10T00:00:00Z', [ANNOUNCED])), RAIDEN)
  expect(corrected.banners).toHaveLength(1)
  expect(corrected.banners[0]).toMatchObject({ poolId: '301', endAt: ANNOUNCED.endAt })
  expect(corrected).toMatchObject({ standing: 'running', daysUntil: 10, daysSince: null })

  const other = sampleIndex([{ end: '2021-09-21T14:59:59', version: '2.1' }])
  const added = entryIn(almanacOf(other, optionsAt('2026-11-22T00:00:00Z', [ANNOUNCED])), RAIDEN)
  expect(added.banners.map(({ version }) => version)).toEqual(['2.1', '7.2'])
  expect(added).toMatchObject({ standing: 'announced', daysUntil: 9, daysSince: 1888 })
})

test('ALM-2 an announced item that no table knows stands under its name, and joins the facts by it', () => {
  const pending = { ...ANNOUNCED, itemId: 'pending:Nobody', name: 'Nobody', isCharacter: false }
  const named = { ...ANNOUNCED, itemId: 'pending:Venti' }
  const announced = [pending, { ...named, name: 'venti' }]
  const entries = almanacOf(sampleIndex([]), optionsAt('2026-11-22T00:00:00Z', announced))
  expect(entries.map(({ itemId, name, isCharacter }) => [itemId, name, isCharacter])).toEqual([
    ['pending:Nobody', 'Nobody', false],
    [VENTI, 'Venti', true],
  ])
})

test('ALM-3 an unknown end is no running banner and gives no days', () => {
  const index = sampleIndex([{ start: '2026-10-21T03:00:00Z' }])
  const entry = entryIn(almanacOf(index, optionsAt('2026-11-22T00:00:00Z')), RAIDEN)
  expect(entry).toMatchObject({ standing: 'past', daysSince: null, daysUntil: null })
})

test('ALM-3 a permanent banner runs, also years later', () => {
  const index = sampleFactsOf('starrail')
  const saber = entryIn(almanacOf(index, optionsAt('2028-01-01T00:00:00Z')), '1014')
  expect(saber.banners).toHaveLength(1)
  expect(saber).toMatchObject({ standing: 'running', daysUntil: null, daysSince: null })
})

test('ALM-3 the facts say whether they begin at the launch', () => {
  expect(GAME_IDS.filter((gameId) => reachesLaunch(sampleFactsOf(gameId)))).toEqual([...GAME_IDS])
  expect(reachesLaunch(sampleIndex([{ start: '2021-09-01T03:00:00Z' }]))).toBe(false)
})

test('ALM-4 what runs stands on top whatever the order, what has no dates last', () => {
  const running = { ...ANNOUNCED, itemId: VENTI, name: 'Venti' }
  const unscheduled = { ...ANNOUNCED, itemId: 'pending:Nobody', name: 'Nobody', startAt: null, endAt: null }
  const entries = almanacOf(GENSHIN, optionsAt('2026-12-02T00:00:00Z', [running, unscheduled]))
  for (const order of ALMANAC_ORDERS) {
    const groups = groupAlmanac(entries, order, 'en')
    expect(groups.running.map(({ name }) => name)).toEqual(['Venti'])
    expect(groups.unscheduled.map(({ name, banners }) => [name, banners.length])).toEqual([['Nobody', 0]])
    expect(groups.others).toHaveLength(entries.length - 2)
  }
})

test('ALM-4 an item whose next banner is announced stands between those that run and all others', () => {
  const entries = almanacOf(GENSHIN, optionsAt('2026-11-22T00:00:00Z')).slice(0, 1)
  const announced = entries.map((entry): AlmanacEntry => ({ ...entry, standing: 'announced' }))
  expect(groupAlmanac(announced, 'recent', 'en')).toEqual({ running: [], announced, others: [], unscheduled: [] })
})

test('ALM-5 numbers in names are sorted as numbers', () => {
  const entries = almanacOf(GENSHIN, optionsAt('2026-11-22T00:00:00Z')).slice(0, 1)
  const named = ['No. 10', 'No. 9'].flatMap((name) => entries.map((entry) => ({ ...entry, name })))
  expect(groupAlmanac(named, 'name', 'en').others.map(({ name }) => name)).toEqual(['No. 9', 'No. 10'])
})

test('ALM-5 each order sorts by what it names, and ties by name', () => {
  const entries = almanacOf(GENSHIN, optionsAt('2026-11-22T00:00:00Z'))
  const sorted = (order: (typeof ALMANAC_ORDERS)[number]) => groupAlmanac(entries, order, 'en').others
  const isDescending = (values: readonly number[]) =>
    values.every((value, position) => position === 0 || value <= (values[position - 1] ?? value))
  expect(isDescending(sorted('recent').map(({ banners }) => banners.at(-1)?.startAt ?? 0))).toBe(true)
  expect(isDescending(sorted('wait').map(({ daysSince }) => daysSince ?? -1))).toBe(true)
  expect(isDescending(sorted('most').map(({ banners }) => banners.length))).toBe(true)
  expect(isDescending(sorted('first').map(({ banners }) => -(banners[0]?.startAt ?? 0)))).toBe(true)
  const names = sorted('name').map(({ name }) => name)
  expect(names).toEqual(names.toSorted(new Intl.Collator('en', { numeric: true }).compare))
  const most = sorted('most')[0]?.banners.length
  const tied = sorted('most').filter(({ banners }) => banners.length === most)
  expect(tied.map(({ name }) => name)).toEqual(tied.map(({ name }) => name).toSorted())
})

test('ALM-6 entries are searched by words of their names, without case and accents', () => {
  const entries = almanacOf(GENSHIN, optionsAt('2026-11-22T00:00:00Z'))
  const found = (search: string) => searchAlmanac(entries, search).map(({ name }) => name)
  expect(found(' RÀIDEN sho')).toEqual(['Raiden Shogun'])
  expect(found('xyz')).toEqual([])
  expect(found('')).toHaveLength(entries.length)
})

test('ALM-7 the axis goes from the month of the first banner to two months ahead', () => {
  const now = at('2026-11-22T00:00:00Z')
  const axis = almanacAxis(almanacOf(GENSHIN, optionsAt('2026-11-22T00:00:00Z')), now, fixedClock(ASIA))
  expect([axis.from, axis.to]).toEqual([at('2020-08-31T16:00:00Z'), at('2027-01-31T16:00:00Z')])
  expect(axis.months).toHaveLength(77)
  expect(axis.months.filter(({ isJanuary }) => isJanuary).map(({ year }) => year)).toEqual([
    2021, 2022, 2023, 2024, 2025, 2026, 2027,
  ])
  expect(shareOnAxis(axis, axis.from)).toBe(0)
  expect(shareOnAxis(axis, at('2030-01-01T00:00:00Z'))).toBe(1)
  expect(shareOnAxis(axis, now)).toBeCloseTo(0.97, 2)
})

test('ALM-7 a banner that is announced for later is on the axis as a whole', () => {
  const now = at('2026-11-22T00:00:00Z')
  const [entry] = almanacOf(GENSHIN, optionsAt('2026-11-22T00:00:00Z'))
  const [banner] = entry?.banners ?? []
  if (!entry || !banner) throw new RangeError('no banner')
  const later = { ...banner, startAt: at('2027-03-20T00:00:00Z'), endAt: at('2027-04-10T00:00:00Z') }
  const axis = almanacAxis([{ ...entry, banners: [...entry.banners, later] }], now, fixedClock(ASIA))
  expect(axis.to).toBe(at('2027-04-30T16:00:00Z'))
})
