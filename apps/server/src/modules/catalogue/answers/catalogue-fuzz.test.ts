import { listActivities } from '@ephemeris/contract/catalogue/catalogue'
import { envelope } from '@ephemeris/contract/envelope'
import { ACTIVITY_TYPES, GAME_IDS } from '@ephemeris/core/games/game'
import { LANGUAGES } from '@ephemeris/core/language/language'
import fc from 'fast-check'
import { test } from 'vitest'
import { startTestApp } from '#server/testing/test-app'
import { loadShippedCatalogue } from '../stored/load-shipped.ts'

const { ask } = await startTestApp({ prepare: loadShippedCatalogue })

const joined = (known: readonly string[]) =>
  fc.array(fc.constantFrom(...known), { maxLength: 5 }).map((list) => list.join('.'))
const day = fc
  .date({ noInvalidDate: true, min: new Date(-1e14), max: new Date(3e14) })
  .map((date) => date.toISOString().slice(0, 10))
const anything = fc.string({ unit: 'binary', maxLength: 40 })

const wellFormed: Record<string, fc.Arbitrary<string>> = {
  lang: fc.constantFrom(...LANGUAGES, 'ZH-HANS', 'xx', ''),
  games: joined(GAME_IDS),
  from: day,
  to: day,
  t: anything,
  ...Object.fromEntries(GAME_IDS.map((id) => [`${id}_subgroup`, joined(ACTIVITY_TYPES)])),
}

const field = fc.oneof(
  ...Object.entries(wellFormed).map(([name, value]) =>
    fc.tuple(fc.constant(name), fc.oneof({ weight: 4, arbitrary: value }, anything)),
  ),
  fc.tuple(anything, anything),
)

const query = fc.oneof(
  { weight: 5, arbitrary: fc.array(field, { maxLength: 6 }).map((fields) => new URLSearchParams(fields).toString()) },
  fc.string({ unit: 'grapheme-ascii', maxLength: 60 }).map((text) => text.replace(/[^!-~]/g, '%')),
)

let asked = 0

test('API-15 (C095) no question makes the catalogue fail or answer out of form', async () => {
  await fc.assert(
    fc.asyncProperty(query, async (text) => {
      asked += 1
      const headers = { 'x-forwarded-for': `198.18.0.${asked % 250}` }
      const { status, text: body } = await ask(`GET /api/events?${text}`, { headers })
      const { code, error_code, data } = envelope.parse(JSON.parse(body))
      if (code !== status) throw new Error(`status ${status}, code ${code}`)
      if (status === 200) listActivities.reply.schema.parse(data)
      else if (status !== 400 || error_code === undefined) throw new Error(body)
    }),
    { numRuns: 200 },
  )
})
