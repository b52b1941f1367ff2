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

test('CAT-40 a row refers to a shared name, and may have words of its own beside it', () => {
  const shared = new Map([['onslaught', { ja: '幽境の激戦', fr: 'Carnage chtonien' }]])
  const events = { a: 'onslaught', b: { name: 'onslaught', 'zh-Hant': '幽境危戰' }, c: { fr: 'Autre' } }
  expect([...new Row({ events }, 'x.json').namesByKey('events', shared).values()]).toEqual([
    { ja: '幽境の激戦', fr: 'Carnage chtonien' },
    { ja: '幽境の激戦', fr: 'Carnage chtonien', 'zh-Hant': '幽境危戰' },
    { fr: 'Autre' },
  ])
  expect(() => new Row({ events: { a: 'none' } }, 'x.json').namesByKey('events', shared)).toThrow('a shared name')
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
