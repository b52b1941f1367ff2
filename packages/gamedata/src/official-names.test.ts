import { ANNOUNCEMENT_RULES } from '@ephemeris/announcements/words/notice-rules'
import { READ_GAMES } from '@ephemeris/core/games/sample-game.test-data'
import { namedLanguages } from '@ephemeris/core/language/language'
import { expect, test } from 'vitest'
import { isSameName, OFFICIAL_NAMES } from './official-names.ts'
import { CYCLES } from './timeline/recurring.ts'
import { TRANSLATIONS } from './timeline/translations.ts'

test('CAT-45 most of what is shown has an official name, and every other language says why it has none', () => {
  const rows = Object.values(OFFICIAL_NAMES)
  const official = rows.flatMap(({ names }) => names).flatMap(({ name }) => Object.keys(name))
  const doubtful = rows.flatMap((game) => game.doubtful).flatMap(({ languages }) => languages)
  expect(official.length).toBeGreaterThan(370)
  const things = rows.flatMap((game) => [
    ...new Set([...game.names, ...game.doubtful].map(({ kind, id }) => kind + id)),
  ])
  expect(official.length + doubtful.length).toBe(things.length * namedLanguages().length)
})

test.each([
  ['Primogems', 'Primogem'],
  ['Star Rail Special Passes', 'Star Rail Special Pass'],
  ['Novice Wish', 'Novice Wishes'],
  ['Pierres de la fatalité', 'Pierre de la fatalité'],
  ['Pass spéciaux du Star Rail', 'Pass spécial du Star Rail'],
  ['Cristaux primaires', 'Cristal primaire'],
  ['Coraux rémanents', 'Corail rémanent'],
  ['Vœux événements d’arme', "Vœux événements d'arme"],
])('CAT-45 %s is the same name as %s', (shown, official) => {
  expect(isSameName(shown, official)).toBe(true)
})

test.each([
  ['Ondes lustrées', 'Marée lustrée'],
  ['Boss hebdomadaires', 'Donjon de la conquête'],
  ['달의 위상', '달빛'],
  ['喚声の渦紋', '唱喚の渦模様'],
  ['Star Rail Passes', 'Star Rail Special Pass'],
])('CAT-45 %s is not the same name as %s', (shown, official) => {
  expect(isSameName(shown, official)).toBe(false)
})

/** Modes of which no notice announces a season: it would only explain what changes in them. */
const UNANNOUNCED = ['currency_wars', 'divergent_universe']

test.each(READ_GAMES)('CAT-45 notices of %s are read by the names of modes that the interface shows', (gameId) => {
  const challenges = ANNOUNCEMENT_RULES[gameId].kinds.filter(({ type, title }) => type === 'challenge' && title)
  const shown = CYCLES[gameId].filter(
    ({ id, isHidden, rule }) => !isHidden && rule.unit !== 'week' && !UNANNOUNCED.includes(id),
  )
  expect(shown.length).toBeGreaterThan(0)
  const unread = shown.flatMap(({ id, name }) => {
    const names = { ...TRANSLATIONS[gameId].recurring.get(id), ...name }
    return namedLanguages()
      .map((language) => names[language]?.replaceAll('’', "'") ?? '')
      .filter((text) => !challenges.some(({ title }) => title?.test(text)))
  })
  expect(unread).toEqual([])
})
