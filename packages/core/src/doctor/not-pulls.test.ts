import { expect, test } from 'vitest'
import { notPullsOf } from './not-pulls.ts'

test.each(['Achievement', 'achievement_id', '成就'])(
  'DOC-1 a table with the column %s is one of achievements',
  (name) => {
    expect(
      notPullsOf({
        kind: 'csv',
        rows: [
          ['id', name],
          ['1', '2'],
        ],
      }),
    ).toBe('achievements')
    expect(notPullsOf({ kind: 'workbook', sheets: [{ name: 'a', rows: [['id', name]] }] })).toBe('achievements')
  },
)

test('DOC-1 any other table may be one of pulls', () => {
  expect(
    notPullsOf({
      kind: 'csv',
      rows: [
        ['id', 'no achievement'],
        ['achievement', '2'],
      ],
    }),
  ).toBeNull()
  expect(notPullsOf({ kind: 'csv', rows: [] })).toBeNull()
})

test.each([
  ['achievements', [{ achievementId: 1 }]],
  ['links', { a: 'https://example.org/', b: 'http://example.org/' }],
  ['settings', { appSettings: { theme: 'dark' } }],
  ['inventory', { relics: [], metadata: {} }],
  ['inventory', { artifacts: [], weapons: [] }],
  ['inventory', { light_cones: [], characters: [] }],
  ['inventory', { discs: [], version: 1 }],
  [null, { relics: [] }],
  [null, { characters: [], weapons: [], metadata: {}, version: 1 }],
  ['inventory', { format: 'GOOD' }],
  ['inventory', { info: { uiif_version: 'v1' } }],
  ['achievements', { info: { uiaf_version: 'v1' } }],
  ['achievements', { achievements: [] }],
  ['achievements', { achievements: {} }],
  ['achievements', { hsr_achievements: 1 }],
  ['achievements', { gi_achievements: 1 }],
  ['achievements', { zzz_achievements: 1 }],
  [null, { achievements: [], user: {} }],
  [null, { achievements: [], hk4e: [] }],
  [null, { achievements: [], hkrpg: [] }],
  [null, { achievements: [], nap: [] }],
  ['achievements', { achievement: {} }],
  ['achievements', { achievementCategory: {} }],
  [null, { achievement: {}, default: {} }],
  ['web_archive', { log: { entries: [] } }],
  [null, { log: { version: '1.2' } }],
  ['settings', { preferences: {} }],
  ['settings', { settings: {} }],
  [null, { theme: 'dark' }],
  ['links', { a: 'https://example.org/', b: 'https://example.org/', c: 'https://example.org/', d: 'https://a.b/' }],
  [null, Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((key) => [key, 'https://example.org/']))],
  [null, { a: 'see https://example.org/' }],
  [null, { settings: {}, 'wish-counter': {} }],
  [null, { settings: {}, pulls: {} }],
  [null, { settings: {}, Warp: {} }],
  [null, { settings: {}, convene: {} }],
  [null, { appSettings: {}, list: [] }],
  [null, { settings: {}, gachaLog: {} }],
  [null, { a: 'https://example.org/', b: 'text' }],
  [null, {}],
] as const)('DOC-1 a file of %s is recognised by what it has', (what, value) => {
  expect(notPullsOf({ kind: 'json', value })).toBe(what)
})
