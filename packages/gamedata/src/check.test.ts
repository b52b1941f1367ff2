import { expect, test } from 'vitest'
import { CATALOGUE, type GameCatalogue } from './catalogue.ts'
import { checkCatalogue, fileFaults } from './check.ts'
import { name } from './shape.ts'

test('POOL-3 CAT-21 CAT-44 CAT-45 the shipped facts are sound', () => {
  expect([...fileFaults(), ...checkCatalogue()]).toEqual([])
})

test('CAT-21 a name holds no markup', () => {
  expect([name.safeParse({ ja: '祈願<br/>新星' }).success, name.safeParse({ ja: '新星' }).success]).toEqual([
    false,
    true,
  ])
})

const facts = CATALOGUE.wuthering
const { income } = facts
const source = first(income.sources)
const [version, nextVersion] = [first(facts.versions), first(facts.versions.slice(1))]
const banner = first(facts.banners)
const event = first(facts.events)
const cycle = first(facts.cycles)

function first<T>(rows: readonly T[]): T {
  const [row] = rows
  if (!row) throw new RangeError('no row to plant a fault in')
  return row
}

function faultsWith(change: Partial<GameCatalogue>): readonly string[] {
  return checkCatalogue({ ...CATALOGUE, wuthering: { ...facts, ...change } })
}

const named = (change: Partial<GameCatalogue['officialNames']>) => ({
  officialNames: { ...facts.officialNames, ...change },
})

const translations = (change: Partial<GameCatalogue['translations']>) => ({
  translations: { ...facts.translations, ...change },
})

function incomeWith(change: Partial<typeof source>): Partial<GameCatalogue> {
  return { income: { ...income, sources: [{ ...source, ...change }] } }
}

const current = { ...event, start: '2026-04-01T04:00:00', end: '2026-04-08T03:59:59', kind: 'limited' } as const

const PLANTED: readonly (readonly [name: string, change: Partial<GameCatalogue>, message: string])[] = [
  ['an id twice', { events: [...facts.events, event] }, 'id occurs twice'],
  ['a malformed id', { events: [...facts.events, { ...event, id: 'Event 1' }] }, 'id is not well formed'],
  ['an id of another game', { banners: [{ ...banner, id: 'genshin-g-1-20260101-1' }] }, 'id is not well formed'],
  ['a malformed time', { events: [{ ...event, start: '2026-05-01 10:00' }] }, 'time is not well formed'],
  ['a day that does not exist', { events: [{ ...event, start: '2026-02-30T10:00:00' }] }, 'time is not well formed'],
  ['an end before its start', { events: [{ ...event, start: '2027-01-01T00:00:00Z' }] }, 'start is not before end'],
  [
    'an end before its start in Asia alone',
    { events: [{ ...event, start: '2026-05-01T02:00:00Z', end: '2026-05-01T09:00:00' }] },
    'start is not before end',
  ],
  [
    'overlapping versions',
    { versions: [version, { ...nextVersion, start: version.start }] },
    'overlaps the version before it',
  ],
  [
    'a version on the wall clock',
    { versions: [{ ...version, start: '2025-04-29T11:00:00' }] },
    'opens and closes world-wide',
  ],
  ['an unknown featured item', { banners: [{ ...banner, featured5: ['999999'] }] }, 'no item 999999 of rank 5'],
  ['an unknown pool', { banners: [{ ...banner, pool: '999' }] }, 'no pool 999'],
  ['an unknown cycle', { events: [{ ...event, cycle: 'abyss' }] }, 'no cycle abyss'],
  ['an item of an unknown kind', { items: [{ ...first(facts.items), type: 'ship' }] }, 'no kind of items ship'],
  ['a pool of an unknown kind', { pools: [{ ...first(facts.pools), itemTypes: ['ship'] }] }, 'no kind of items ship'],
  [
    'an unknown permanent item',
    { permanent: [{ ...first(facts.permanent), item: '1' }] },
    'permanent item does not exist',
  ],
  [
    'a day that not every month has',
    { cycles: [{ ...cycle, rule: { unit: 'month', day: 31, time: '04:00:00' } }] },
    'the rule cannot be counted',
  ],
  [
    'a world-wide time of day',
    { cycles: [{ ...cycle, rule: { unit: 'month', day: 1, time: '04:00:00Z' } }] },
    'the rule cannot be counted',
  ],
  [
    'anchors out of order',
    {
      cycles: [
        { ...cycle, rule: { unit: 'days', every: 14, anchors: ['2026-02-02T04:00:00', '2026-01-02T04:00:00'] } },
      ],
    },
    'the rule cannot be counted',
  ],
  ['a support that is no day', { cycles: [{ ...cycle, since: 'spring' }] }, 'not a day: spring'],
  [
    'a title without translations',
    { events: [{ ...current, id: 'wuthering-e-20260401-new', title: { en: 'New' } }] },
    'no text in ja, ko, fr',
  ],
  [
    'an official Chinese title without translations',
    { events: [{ ...current, id: 'wuthering-e-20260401-new', title: { 'zh-Hans': '新' } }] },
    'no text in en, zh-Hant, ja, ko, fr',
  ],
  [
    'a translation of nothing',
    translations({ events: new Map([['wuthering-e-19990101-none', { en: 'None' }]]) }),
    'translates a row that does not exist',
  ],
  [
    'a translation of an official text',
    translations({ items: new Map([['1105', { en: 'Zhe Zhi' }]]) }),
    'replaces the official text in en',
  ],
  [
    'a translation with a straight apostrophe',
    translations({ events: new Map([[event.id, { fr: "L'aube" }]]) }),
    'events: straight quotation marks in fr',
  ],
  ['an income twice', { income: { ...income, sources: [source, source] } }, 'income: id occurs twice'],
  ['an income of nothing', incomeWith({ amount: 0 }), 'income: the amount is not positive'],
  ['a part of a coin', incomeWith({ amount: 1.5 }), 'income: the amount is not positive'],
  ['an income outside its range', incomeWith({ range: { low: 100, high: 200 } }), 'outside its range'],
  ['an income of something unknown', incomeWith({ gives: 'mora' }), 'gives an unknown thing: mora'],
  ['an income by a cycle that is none', incomeWith({ cadence: { unit: 'cycle', cycle: 'x' } }), 'income: no cycle x'],
  ['an income in a month that is none', incomeWith({ cadence: { unit: 'year', month: 13 } }), 'no such month'],
  ['an income without a source', incomeWith({ src: [] }), 'income: no source'],
  ['an income since no version', incomeWith({ since: 'soon' }), 'income: no version soon'],
  ['a paid currency that pays for nothing', { income: { ...income, exchanges: [] } }, 'income: no exchange takes it'],
  ['a currency without a name', { currencies: [] }, 'income: it has no name'],
  ['a pool with a ticket that is none', { income: { ...income, tickets: [] } }, 'income: no ticket radiant_tide'],
]

const { names, doubtful } = facts.officialNames
const lunite = first(names.filter(({ id }) => id === 'lunite'))
const renamed = facts.currencies.map((row) =>
  row.id === 'lunite' ? { ...row, name: { ...row.name, ko: '달의 위상' } } : row,
)
const [pool, mode] = [first(facts.pools), first(facts.cycles)]

const PLANTED_NAMES: readonly (readonly [name: string, change: Partial<GameCatalogue>, message: string])[] = [
  ['a currency under another name', { currencies: renamed }, 'lunite: currency: 달의 위상 is officially 달빛 in ko'],
  [
    'a mode under another name',
    { cycles: [{ ...mode, name: { ...mode.name, en: 'Tower of Diversity' } }, ...facts.cycles.slice(1)] },
    'mode: Tower of Diversity is officially Tower of Adversity in en',
  ],
  [
    'a pool under another name',
    { pools: [{ ...pool, name: { ...pool.name, 'zh-Hans': '角色唤取' } }, ...facts.pools.slice(1)] },
    'pool: 角色唤取 is officially 角色活动唤取 in zh-Hans',
  ],
  [
    'an official name that is said to be ours',
    { currencies: facts.currencies.map((row) => (row.id === 'lunite' ? { ...row, own: ['fr'] } : row)) },
    'lunite: currency: the official name is marked as ours in fr',
  ],
  [
    'an official name that is said to be missing',
    { ...translations({ recurring: new Map([[mode.id, { fr: 'Tour éprouvante' }]]) }), ...withoutFrench(mode) },
    'mode: the official name is marked as ours in fr',
  ],
  ['a name that nobody looked up', named({ names: names.filter((row) => row !== lunite) }), 'no official name in fr'],
  ['a name of ours without a reason', named({ doubtful: [] }), 'no official name in ja, and no reason why'],
  [
    'a doubt that is settled',
    named({ doubtful: [...doubtful, { kind: 'currency', id: 'lunite', languages: ['fr'], reason: 'old' }] }),
    'both official and doubtful in fr',
  ],
  ['an official name of nothing', named({ names: [...names, { ...lunite, id: 'moon' }] }), 'nothing that is shown'],
  ['an official name twice', named({ names: [...names, lunite] }), 'official name occurs twice'],
  [
    'an official name without a source',
    named({ names: names.map((row) => (row === lunite ? { ...row, src: [] } : row)) }),
    'lunite: currency: official name without a source',
  ],
]

function withoutFrench(row: typeof mode): Partial<GameCatalogue> {
  const { fr: _, ...name } = row.name
  return { cycles: [{ ...row, name }, ...facts.cycles.slice(1)] }
}

test.for(PLANTED_NAMES)('CAT-45 the check finds %s', ([, change, message]) => {
  expect(faultsWith(change)).toContainEqual(expect.stringContaining(message))
})

test('INC-7 the income of every game is shipped, and the check reads all of it', () => {
  const known = Object.values(CATALOGUE).filter(({ income: rows }) => rows.sources.length > 0)
  expect(known.length).toBeGreaterThan(3)
  expect(known.flatMap(({ income: rows }) => rows.sources).length).toBeGreaterThan(60)
  expect(faultsWith({ income: { ...income, sources: [] } })).toEqual([])
})

test.each(['zh-Hans', 'zh-Hant'])('CAT-41 the check finds a title that we translated into %s', (language) => {
  const events = [{ ...current, id: 'wuthering-e-20260401-new', title: { en: 'New', ja: '新', ko: '새', fr: 'Neuf' } }]
  const change = { events, ...translations({ events: new Map([['wuthering-e-20260401-new', { [language]: '新' }]]) }) }
  expect(faultsWith(change)).toContainEqual(expect.stringContaining('translates into Chinese'))
})

test('CAT-42 the check finds an item without an English name', () => {
  const items = [...facts.items, { ...first(facts.items), id: '999999', name: { 'zh-Hans': '新' } }]
  expect(faultsWith({ items })).toContainEqual(expect.stringContaining('no English name'))
})

test.for(PLANTED)('CAT-21 the check finds %s', ([, change, message]) => {
  expect(faultsWith(change)).toContainEqual(expect.stringContaining(message))
})
