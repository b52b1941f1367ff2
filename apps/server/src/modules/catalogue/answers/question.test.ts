import type { ActivityQuery } from '@ephemeris/contract/catalogue/catalogue'
import { AppError } from '@ephemeris/contract/errors'
import { ACTIVITY_TYPES, GAME_IDS } from '@ephemeris/core/games/game'
import { parseInstant } from '@ephemeris/core/time/instant'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readEnv } from '#server/env/env'
import { sampleActivity } from '../sample-activity.test-data.ts'
import { buildSnapshot } from '../stored/snapshot.ts'
import { eventWindowAt } from './event-window.ts'
import { findActivities } from './find-activities.ts'
import { questionOf } from './question.ts'

const now = parseInstant('2026-05-20T04:00:00Z')
if (now === null) throw new RangeError('not an instant')
const moment = { now, window: eventWindowAt(readEnv({}), now) }

const samples = [
  sampleActivity('event'),
  sampleActivity('first', { start: '2024-09-03 00:00:00', end: '2024-09-10 23:59:59' }),
  sampleActivity('last', { start: '2027-08-20 04:00:00', end: '2027-08-30 03:59:59' }),
]
const snapshot = buildSnapshot('1', samples)

const plain: ActivityQuery = { language: 'en', games: null, subTypes: {}, from: null, to: null }

const day = fc
  .date({ noInvalidDate: true, min: new Date('2024-06-01'), max: new Date('2027-12-31') })
  .map((date) => date.toISOString().slice(0, 10))
const absurd = fc.constantFrom('0001-01-01', '1000-05-05', '2300-01-01', '9999-12-31')
const anyDay = fc.oneof({ weight: 6, arbitrary: day }, absurd, fc.constant(null))
const types = fc.subarray([...ACTIVITY_TYPES])
const query: fc.Arbitrary<ActivityQuery> = fc.record({
  language: fc.constantFrom('en', 'fr'),
  games: fc.option(fc.subarray([...GAME_IDS])),
  subTypes: fc.dictionary(fc.constantFrom(...GAME_IDS), types, { maxKeys: 2 }),
  from: anyDay,
  to: anyDay,
})

test('CAT-29 queries that are one question have one answer', () => {
  const answers = new Map<string, string>()
  fc.assert(
    fc.property(query, (asked) => {
      const question = questionIn(asked)
      if (question === null) return
      const answer = JSON.stringify(findActivities(snapshot, asked, moment))
      const known = answers.get(question) ?? answer
      if (known !== answer) throw new Error(`${question} has two answers`)
      answers.set(question, answer)
    }),
    { numRuns: 500, seed: 29 },
  )
})

/** `null`: the range is impossible. */
function questionIn(asked: ActivityQuery): string | null {
  try {
    return questionOf(snapshot, asked, moment)
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

test.each<[string, Partial<ActivityQuery>, Partial<ActivityQuery>]>([
  ['all games', {}, { games: [...GAME_IDS] }],
  ['all kinds', {}, { subTypes: { genshin: [...ACTIVITY_TYPES] } }],
  ['kinds of games that are not asked for', { games: ['genshin'] }, { games: ['genshin'], subTypes: { zenless: [] } }],
  ['days before anything', { from: '2024-07-01', to: '2024-10-01' }, { from: '2023-12-01', to: '2024-10-01' }],
  ['days after everything', { from: '2027-08-01', to: '2027-12-01' }, { from: '2027-08-01', to: '2028-05-05' }],
  ['two ranges without anything', { from: '1000-01-01' }, { from: '2500-01-01', to: '2500-02-01' }],
  ['400 days, named or not', { from: '2025-06-01' }, { from: '2025-06-01', to: '2026-07-06' }],
])('CAT-29 %s are one question', (_, one, other) => {
  const asked = (query: Partial<ActivityQuery>) => questionOf(snapshot, { ...plain, ...query }, moment)
  expect(asked(one)).toBe(asked(other))
})

test('CAT-29 another language, game, kind or day is another question', () => {
  const others: Partial<ActivityQuery>[] = [
    {},
    { language: 'fr' },
    { games: ['genshin'] },
    { subTypes: { genshin: ['event'] } },
    { from: '2026-05-01', to: '2026-05-20' },
    { from: '2026-05-01', to: '2026-05-21' },
  ]
  const questions = others.map((query) => questionOf(snapshot, { ...plain, ...query }, moment))
  expect(new Set(questions).size).toBe(others.length)
})
