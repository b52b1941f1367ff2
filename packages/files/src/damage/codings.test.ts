import { gzipSync } from 'node:zlib'
import { FINDING_KINDS } from '@ephemeris/core/doctor/finding'
import { keptIndices } from '@ephemeris/core/gacha/facts'
import { GAME_IDS, type GameId } from '@ephemeris/core/games/game'
import { traitsOf } from '@ephemeris/core/games/traits'
import { type NamedLanguage, namedLanguages } from '@ephemeris/core/language/language'
import { GACHA_FACTS } from '@ephemeris/gamedata/pulls/gacha-facts'
import * as fc from 'fast-check'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readPulls } from '../read-pulls.ts'
import { csv, json, nameIn, sampleHistory } from '../tools/tool-rows.test-data.ts'
import { TOOLS } from '../tools/tools.test-data.ts'
import { CODE_PAGES, inCodePage, UNICODE } from './codings.test-data.ts'

const RUNS = 20 * Number(process.env.EPHEMERIS_RUNS ?? 1)

const factsOf = keptIndices(GACHA_FACTS)
const HISTORIES = new Map(GAME_IDS.map((gameId) => [gameId, sampleHistory(gameId, 'codings', 120)]))

interface Written {
  readonly gameId: GameId
  readonly language: NamedLanguage
  readonly from: number
  readonly length: number
  readonly hasItemIds: boolean
  readonly form: 'list' | 'table' | 'sections'
}

const written = fc.record<Written>({
  gameId: fc.constantFrom(...GAME_IDS),
  language: fc.constantFrom(...namedLanguages()),
  from: fc.nat({ max: 110 }),
  length: fc.integer({ min: 1, max: 120 }),
  hasItemIds: fc.boolean(),
  form: fc.constantFrom('list', 'table', 'sections'),
})

const HEAD = ['uid', 'gacha_type', 'time', 'name', 'item_id', 'rank_type', 'id'] as const

/** Some rows of a history as a tool writes them in a language. */
function textOf({ gameId, language, from, length, hasItemIds, form }: Written, codePage: string | null): string {
  const history = HISTORIES.get(gameId)
  if (!history) throw new RangeError(gameId)
  const canBeWritten = (text: string) => codePage === null || inCodePage(text, codePage) !== null
  const rows = history.pulls.slice(from, from + length).flatMap((pull) => {
    const name = nameIn(language, pull, gameId)
    const { uid } = history
    const [item_id, id] = [hasItemIds ? pull.itemId : '', gameId === 'wuthering' ? '' : pull.id]
    const row = { uid, gacha_type: pull.poolId, time: pull.time, name, item_id, rank_type: pull.rankType, id }
    return canBeWritten(name) && !/[",]/.test(name) ? [row] : []
  })
  if (form === 'table') return asText(csv([HEAD, ...rows.map((row) => HEAD.map((key) => row[key]))]))
  const section = traitsOf(gameId).exchange?.section
  if (form === 'list' || section === undefined) return asText(json(rows))
  return asText(
    json({ info: { version: 'v4.2' }, [section]: [{ uid: history.uid, timezone: history.hours, list: rows }] }),
  )
}

function asText(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}

const PACKINGS = [(bytes: Uint8Array) => bytes, gzipSync, (file: Uint8Array) => zipSync({ 'pulls.txt': file })]

const read = async (bytes: Uint8Array | string) => readPulls(bytes, { uid: '' }, factsOf)

test('DOC-30 a text gives the same rows in each form of Unicode', async () => {
  const law = fc.asyncProperty(
    written,
    fc.constantFrom(...Object.keys(UNICODE)),
    fc.constantFrom(...PACKINGS),
    async (one, form, packed) => {
      const text = textOf(one, null)
      expect(await read(packed(UNICODE[form]?.(text) ?? new Uint8Array()))).toEqual(await read(text))
    },
  )
  await fc.assert(law, { numRuns: RUNS })
})

test('DOC-30 a text in a code page gives the same rows, or is refused for its coding', async () => {
  let readable = 0
  let refused = 0
  const law = fc.asyncProperty(written, fc.nat(), fc.constantFrom(...PACKINGS), async (one, place, packed) => {
    const pages = CODE_PAGES[one.language]
    const codePage = pages[place % pages.length] ?? ''
    const text = textOf(one, codePage)
    const bytes = inCodePage(text, codePage)
    if (bytes === null) throw new RangeError(codePage)
    const reading = await read(packed(bytes))
    if (reading.ok || reading.reason !== 'encoding_unknown') {
      expect(reading).toEqual(await read(text))
      readable += 1
    } else refused += 1
  })
  await fc.assert(law, { numRuns: RUNS * 3 })
  expect(refused).toBeLessThan(readable / 10)
})

test.each(namedLanguages())(
  'DOC-30 a whole history with names in %s is read in each code page of the language',
  async (language) => {
    for (const gameId of GAME_IDS) {
      for (const codePage of CODE_PAGES[language]) {
        const one = { gameId, language, from: 0, length: 120, hasItemIds: false, form: 'list' } as const
        const text = textOf(one, codePage)
        const [reading, expected] = [await read(inCodePage(text, codePage) ?? ''), await read(text)]
        expect([codePage, gameId, reading]).toEqual([codePage, gameId, expected])
      }
    }
  },
)

test.each(TOOLS.flatMap((tool) => tool.games.map((gameId) => ({ tool, gameId, label: `${tool.name}, ${gameId}` }))))(
  'DOC-30 no replacement character that $label wrote is kept, and each row is read or named',
  async ({ tool, gameId }) => {
    const { pulls, ...account } = sampleHistory(gameId, 'replaced', 40)
    const broken = pulls.map((pull, at) => (at % 3 === 0 ? { ...pull, itemId: '', name: '\uFFFDa\uFFFD' } : pull))
    const reading = await readPulls(await tool.write({ ...account, pulls: broken }), { uid: account.uid }, factsOf)
    if (!reading.ok) throw new RangeError(reading.reason)
    expect(JSON.stringify(reading.accounts)).not.toContain('\uFFFD')
    const read = reading.accounts.reduce((sum, one) => sum + one.pulls.length, 0)
    const findings = reading.accounts.flatMap(({ diagnosis }) => diagnosis.findings)
    const leftOut = [...reading.problems, ...findings.filter(({ code }) => FINDING_KINDS[code] === 'left_out')]
    expect(read + leftOut.reduce((sum, { rows }) => sum + rows, 0)).toBe(pulls.length)
  },
)

test.each([
  ['UTF-8 with a damaged byte', Uint8Array.from([...Buffer.from('[{"time":"2026-01-01 00:00:00","name":"'), 0xff])],
  ['UTF-32', Uint8Array.from(Buffer.from([0xff, 0xfe, 0, 0, 0x5b, 0, 0, 0, 0x5d, 0, 0, 0]))],
  ['half a character of UTF-16', Uint8Array.from([0xfe, 0xff, 0, 0x5b, 0xd8])],
  ['a code page without a word of the games', Buffer.from('[{"name":"\xce\xd2\xb5\xc4"}]', 'latin1')],
])('DOC-30 %s is refused for its coding', async (_what, bytes) => {
  expect(await read(bytes)).toEqual({ ok: false, reason: 'encoding_unknown' })
})
