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
  [null, { appSettings: {}, list: [] }],
  [null, { settings: {}, gachaLog: {} }],
  [null, { a: 'https://example.org/', b: 'text' }],
  [null, {}],
] as const)('DOC-1 a file of %s is told by what it has', (what, value) => {
  expect(notPullsOf({ kind: 'json', value })).toBe(what)
})
