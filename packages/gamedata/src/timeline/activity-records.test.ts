import { namedLanguages } from '@ephemeris/core/language/language'
import { expect, test } from 'vitest'
import kinds from '../../data/genshin/activity-kinds.json' with { type: 'json' }
import { ACTIVITY_KIND_NAMES, CHARACTER_NAMES } from './activity-records.ts'

test.each(namedLanguages())('HIST-7 every kind of exported activity is named in %s', (language) => {
  const unnamed = [...ACTIVITY_KIND_NAMES].filter(([id, name]) => !name[language] || name[language] === id)
  expect(unnamed.map(([id]) => id)).toEqual([])
})

test('HIST-7 our translations stand only where no official name is known', () => {
  const both = kinds.flatMap(({ id, name, ours }) =>
    Object.keys(ours)
      .filter((code) => code in name)
      .map((code) => [id, code]),
  )
  expect(both).toEqual([])
})

test('HIST-8 characters are known by the id of the game, weapons are none', () => {
  expect(CHARACTER_NAMES.get('10000002')).toMatchObject({ en: 'Kamisato Ayaka', 'zh-Hans': '神里绫华' })
  expect(CHARACTER_NAMES.has('11509')).toBe(false)
})
