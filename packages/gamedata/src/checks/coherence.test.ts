import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CATALOGUE, eachGame, type GameCatalogue } from '../catalogue.ts'
import { coherenceFaults } from './coherence.ts'

const facts = CATALOGUE.starrail
const banner = row(facts.banners, 'starrail-g-11-20260805-1')
const earlier = row(facts.banners, 'starrail-g-11-20260715-1')
const event = row(facts.events, 'starrail-e-20260912-b2d9ad')
const version = row(facts.versions, 'starrail-v4.3')

function row<T extends { readonly id: string }>(rows: readonly T[], id: string): T {
  const found = rows.find((one) => one.id === id)
  if (!found) throw new RangeError(`no row ${id}`)
  return found
}

/** The facts with one row changed. */
function changed<T extends { readonly id: string }>(rows: readonly T[], { id }: T, change: Partial<T>): readonly T[] {
  return rows.map((one) => (one.id === id ? { ...one, ...change } : one))
}

const banners = (change: Partial<typeof banner>) => ({ banners: changed(facts.banners, banner, change) })
const events = (change: Partial<typeof event>) => ({ events: changed(facts.events, event, change) })

const PLANTED: readonly (readonly [name: string, change: Partial<GameCatalogue>, message: string])[] = [
  [
    'a version of half a year',
    { versions: changed(facts.versions, version, { start: '2026-03-01T03:00:00Z' }) },
    'a version of',
  ],
  [
    'a hole between two versions',
    { versions: changed(facts.versions, version, { end: '2026-07-13T22:00:00Z' }) },
    'the next version opens much later',
  ],
  ['a banner before its version', banners({ start: '2026-07-10T12:00:00' }), 'outside its version'],
  ['a banner after its version', banners({ end: '2026-09-01T15:00:00' }), 'outside its version'],
  ['a banner of no version', banners({ version: '4.9' }), 'its version is not known'],
  ['an event before its version', events({ start: '2026-08-01T12:00:00' }), 'begins outside its version'],
  ['an event of no version', events({ version: '4.9' }), 'its version is not known'],
  [
    'a phase that goes on into the next one',
    { banners: changed(facts.banners, earlier, { end: '2026-08-10T15:00:00' }) },
    'overlaps starrail-g-11-20260805-1',
  ],
  [
    'an item in two banners at once',
    { banners: changed(facts.banners, earlier, { featured5: ['1510'] }) },
    'overlaps starrail-g-11-20260715-2',
  ],
  ['a banner of which the history tells something else', banners({ featured5: ['1412'] }), 'the history does not know'],
  ['a banner that judges no pull', { history: facts.history.slice(0, 60) }, 'the history does not know this banner'],
  ['a loser that its own banner interrupts', { permanent: [...facts.permanent, ...facts.permanent] }, 'two spans'],
  ['a row without a source', events({ src: [] }), 'no source'],
]

test.for(PLANTED)('CAT-46 the check finds %s', ([, change, message]) => {
  const found = coherenceFaults({ ...facts, ...change }, 'starrail').map(([where, text]) => `${where}: ${text}`)
  expect(coherenceFaults(facts, 'starrail')).toEqual([])
  expect(found).toContainEqual(expect.stringContaining(message))
})

test('CAT-46 the facts explain every source that they name', () => {
  const table = readFileSync(new URL('../../data/README.md', import.meta.url), 'utf8')
  const explained = new Set(
    Array.from(table.matchAll(/^\| ([^|]+) \|/gm), ([, codes = '']) => codes.trim()).flatMap((codes) => [
      codes,
      ...codes.split(', '),
    ]),
  )
  const named = eachGame(CATALOGUE).flatMap(([, { versions, banners: rows, events: more, cycles, permanent }]) =>
    [...versions, ...rows, ...more, ...cycles, ...permanent].flatMap(({ src }) =>
      src.map((code) => code.split('#')[0]),
    ),
  )
  expect([...new Set(named)].filter((code) => !explained.has(code ?? ''))).toEqual([])
})
