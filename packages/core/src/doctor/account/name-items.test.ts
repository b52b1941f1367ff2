import { expect, test } from 'vitest'
import { GENSHIN, STARRAIL } from '../../gacha/sample-facts.test-data.ts'
import { type DraftRow, draftRow } from '../rows/draft.ts'
import { nameItems } from './name-items.ts'

function named(rows: readonly Partial<DraftRow>[], index = GENSHIN) {
  const drafts = rows.map(draftRow)
  const { itemOf, language } = nameItems(drafts, index)
  return { language, items: drafts.map((row) => itemOf(row)?.name.en ?? null) }
}

test('DOC-5 the language of most names is found, and none where nothing has a name', () => {
  expect(named([{ name: '冷刃' }, { name: '弹弓' }, { name: 'Barbara' }])).toEqual({
    language: 'zh-Hans',
    items: ['Cool Steel', 'Slingshot', 'Barbara'],
  })
  expect(named([{ name: '' }, { itemId: '11301' }])).toEqual({ language: null, items: [null, 'Cool Steel'] })
  expect(named([{ name: 'Nobody' }])).toEqual({ language: null, items: [null] })
  expect(named([])).toEqual({ language: null, items: [] })
})

test('DOC-5 one name counts once for its language, however many rows have it', () => {
  const rows = [{ name: '冷刃' }, { name: '冷刃' }, { name: '冷刃' }, { name: 'Cool Steel' }, { name: 'Slingshot' }]
  expect(named(rows).language).toBe('en')
})

test('DOC-5 an English short form names an item in any spelling', () => {
  const names = ["Sharpshooter's Oath", 'sharpshooters_oath', 'SHARPSHOOTERS-OATH', 'sharpshootersoath']
  expect(named(names.map((name) => ({ name }))).items).toEqual(names.map(() => "Sharpshooter's Oath"))
})

test('DOC-5 where id and name disagree the name counts in genshin, the id elsewhere', () => {
  expect(named([{ itemId: '15304', name: 'Cool Steel' }]).items).toEqual(['Cool Steel'])
  expect(named([{ itemId: '15304', name: 'Nobody' }]).items).toEqual(['Slingshot'])
  expect(named([{ itemId: '1102', name: 'Himeko' }], STARRAIL).items).toEqual(['Seele'])
  expect(named([{ itemId: '99999', name: 'Seele' }], STARRAIL).items).toEqual([null])
  expect(named([{ itemId: '', name: 'Seele' }], STARRAIL).items).toEqual(['Seele'])
})
