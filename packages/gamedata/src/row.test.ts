import { expect, test } from 'vitest'
import { Row, rowsOf } from './row.ts'

test('CAT-20 a record of another shape is refused by file, row and field', () => {
  const row = new Row({ id: 'genshin-v1.0', rank: 'five', name: { de: 'Wunsch' } }, 'genshin/versions.json')
  expect(() => row.number('rank')).toThrow('genshin/versions.json genshin-v1.0: rank must be a number')
  expect(() => row.name('name')).toThrow('name must be a text per language')
  expect(() => row.text('start')).toThrow('start must be a text')
  expect(() => row.oneOf('id', ['a', 'b'])).toThrow('id must be one of a, b')
  expect(() => rowsOf({}, 'x.json')).toThrow('x.json: no list')
  expect(() => rowsOf(['a'], 'x.json')).toThrow('x.json row 1: no record')
})

test('CAT-20 what is optional may be absent or null', () => {
  const row = new Row({ end: null }, 'x.json')
  expect([row.textOrNull('end'), row.textOrNull('ref'), row.flag('isHidden'), row.rows('periods')]).toEqual([
    null,
    null,
    false,
    [],
  ])
})
