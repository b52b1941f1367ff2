import { expect, test } from 'vitest'
import { readWishExport } from './wish-export.ts'

const LIST_ROW = ['t', 'Cool Steel', 'Weapon', 3, 301, '7']
const ROW = { time: 't', name: 'Seele', rank_type: '5', id: '8' }

function read(result: unknown, rest: Readonly<Record<string, unknown>> = { uid: '800000001' }) {
  const draft = readWishExport({ kind: 'json', value: { result, ...rest } })
  const [account] = draft?.accounts ?? []
  if (!draft || !account) return null
  const rows = account.rows.map((row) => row && [row.poolId, row.name, row.id, row.view ?? ''].join(' '))
  return { format: draft.format, gameId: account.gameId, zone: account.zone, findings: account.findings, rows }
}

test('DOC-1 pairs of a pool and its rows, in lists or objects, are an export of wishes', () => {
  expect(read([['301', [LIST_ROW, LIST_ROW.toSpliced(4, 2), 7, ['t', 'Cool Steel', 'Weapon', 3, '', '']]]])).toEqual({
    ...{ format: 'genshin-wish-export', gameId: 'genshin', zone: null, findings: [] },
    rows: ['301 Cool Steel 7 ', '301 Cool Steel  ', null, '301 Cool Steel  '],
  })
  expect(read([[11, [ROW, { ...ROW, gacha_type: '12' }, 7]]])).toMatchObject({
    ...{ format: 'star-rail-warp-export', gameId: 'starrail', rows: ['11 Seele 8 ', '12 Seele 8 ', null] },
  })
})

test('DOC-1 what is no pair is passed over, and a file without one is of something else', () => {
  const pairs = [['301', [LIST_ROW]], ['301'], ['301', [], 7], ['', [LIST_ROW]], ['200', 7], 7]
  expect(read(pairs)?.rows).toEqual(['301 Cool Steel 7 '])
  expect(read(pairs.slice(1))).toBeNull()
  expect(read([])).toBeNull()
  expect(read({ 301: [LIST_ROW] })).toBeNull()
  expect(read(pairs, {})).toBeNull()
  expect(read(pairs, { typeMap: [] })?.rows).toHaveLength(1)
})

test.each([
  ['100', 'genshin'],
  ['200', 'genshin'],
  ['302', 'genshin'],
  ['400', 'genshin'],
  ['500', 'genshin'],
  ['12', 'starrail'],
  ['21', 'starrail'],
  ['22', 'starrail'],
  ['3', 'zenless'],
  ['5', 'zenless'],
  ['102', 'zenless'],
  ['103', 'zenless'],
  ['1', null],
  ['2', null],
] as const)('DOC-5 the pool %s gives the game %s', (pool, gameId) => {
  expect(read([[pool, [ROW]]])?.gameId).toBe(gameId)
})

test('DOC-5 rows in lists are of genshin, and a region of starrail names that game', () => {
  expect(read([['2', [LIST_ROW]]])).toMatchObject({ gameId: 'genshin' })
  const region = (name: string) => read([['2', [ROW]]], { uid: '1', region: name })
  expect(region('prod_official_asia')).toMatchObject({ gameId: 'starrail' })
  expect(region('x_prod_official_asia')).toMatchObject({ format: 'warp or signal export', gameId: null })
  expect(read([['3', [ROW]]])?.format).toBe('zzz-signal-search-export')
})

test('DOC-3 the zone of an export is reported and not trusted', () => {
  const zone = (text: unknown) => read([['301', [LIST_ROW]]], { uid: '1', region_time_zone: text })?.zone
  expect(zone(8)).toEqual({ hours: 8, isTrusted: false })
  expect(zone('-5')).toEqual({ hours: -5, isTrusted: false })
  expect(zone('')).toBeNull()
  for (const text of ['100', 'x8', '8x']) expect(zone(text)).toEqual({ hours: null, isTrusted: false })
})

test('DOC-10 rows that Excel broke are those of an earlier view, and are counted', () => {
  const broken = ['t', 'Cool Steel', 'Weapon', 3, 12, 34]
  expect(
    read([
      [
        '301',
        [broken, LIST_ROW, ['t', 'Cool Steel', 'Weapon', 3, 100_000, 34], ['t', 'Cool Steel', 'Weapon', 3, '12', 34]],
      ],
    ]),
  ).toMatchObject({
    rows: ['301 Cool Steel  -1', '301 Cool Steel 7 ', '100000 Cool Steel 34 ', '12 Cool Steel 34 '],
    findings: [{ code: 'excel_columns', rows: 1 }],
  })
})
