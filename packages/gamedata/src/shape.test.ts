import { GAME_IDS } from '@ephemeris/core/games/game'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { FACT_KINDS } from './by-game.ts'
import { expression, flag, name, number, orNull, readShape, shapeFaults, someText, texts } from './shape.ts'
import './check.ts'
import { titleTranslations } from './timeline/translations.ts'

const SHAPE = z.strictObject({
  rows: z.array(
    z.strictObject({
      id: someText,
      rank: number,
      name,
      uid: expression(),
      pools: texts,
      kind: z.enum(['a', 'b']),
      isHidden: flag,
      end: orNull(someText),
    }),
  ),
})

const SOUND = { rank: 5, name: { fr: 'Vœu' }, uid: '^1', pools: ['1'], kind: 'a', isHidden: true, end: null }

/** What a field must be, and something that it must not. */
const BROKEN = {
  rank: ['five', 'must be number'],
  name: [{ de: 'Wunsch' }, 'must not have de'],
  uid: ['(', 'must be a regular expression'],
  kind: ['c', 'must be one of a, b'],
  isHidden: ['yes', 'must be boolean'],
  end: ['', 'must not be empty'],
} as const

function faultsOf(file: unknown, shape: z.ZodMiniType = SHAPE): readonly string[] {
  return shapeFaults(shape, file, 'x.json')
}

test('CAT-20 all faults of a file are reported at once, each with its file, row and field', () => {
  const broken = fc.uniqueArray(fc.constantFrom(...Object.keys(BROKEN)) as fc.Arbitrary<keyof typeof BROKEN>)
  fc.assert(
    fc.property(fc.array(broken, { minLength: 1, maxLength: 4 }), (rows) => {
      const file = rows.map((fields, row) => ({
        id: `r${row}`,
        ...SOUND,
        ...Object.fromEntries(fields.map((field) => [field, BROKEN[field][0]])),
      }))
      const told = rows.flatMap((fields, row) =>
        fields.map((field) => `x.json rows row ${row + 1} r${row}: ${field} ${BROKEN[field][1]}`),
      )
      expect(faultsOf({ rows: file }).toSorted()).toEqual(told.toSorted())
    }),
  )
})

test('CAT-20 a file of another form, a field too many and one too few are faults', () => {
  expect(faultsOf([])).toEqual(['x.json: must be object'])
  expect(faultsOf({ rows: ['a'] })).toEqual(['x.json: rows.0 must be object'])
  const { pools: _, ...withoutPools } = SOUND
  expect(faultsOf({ rows: [{ id: 'r', ...withoutPools, poools: [] }] })).toEqual([
    'x.json rows row 1 r: pools must be array',
    'x.json rows row 1 r: must not have poools',
  ])
})

test('CAT-20 what the product reads of a file is what the check reads', () => {
  expect(FACT_KINDS.map(({ name }) => name)).toContain('observed')
  for (const { files, shape } of FACT_KINDS) {
    for (const game of GAME_IDS) expect(readShape(shape, files[game])).toEqual(shape.parse(files[game]))
  }
})

test('CAT-20 what is optional may be absent', () => {
  const { end: _, isHidden: __, ...row } = SOUND
  expect(readShape(SHAPE, { rows: [{ id: 'r', ...row }] }).rows).toMatchObject([{ end: null, isHidden: false }])
})

test('CAT-40 a row refers to a shared name, and may have words of its own beside it', () => {
  const names = { onslaught: { ja: '幽境の激戦', fr: 'Carnage chtonien' } }
  const events = { a: 'onslaught', b: { name: 'onslaught', 'zh-Hant': '幽境危戰' }, c: { fr: 'Autre' } }
  const file = { names, events, versions: {}, pending: {} }
  expect([...readShape(titleTranslations, file).events.values()]).toEqual([
    { ja: '幽境の激戦', fr: 'Carnage chtonien' },
    { ja: '幽境の激戦', fr: 'Carnage chtonien', 'zh-Hant': '幽境危戰' },
    { fr: 'Autre' },
  ])
  expect(faultsOf({ ...file, events: { a: 'none' } }, titleTranslations)).toEqual([
    'x.json: events.a must be one of names: none',
  ])
})
