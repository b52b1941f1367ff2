import type { Diagnosis } from '@ephemeris/core/doctor/finding'
import { poolByName } from '@ephemeris/core/doctor/rows/pool-names'
import { keptIndices, nameKey } from '@ephemeris/core/gacha/facts'
import { groupBy } from '@ephemeris/core/gacha/group-by'
import { mergePulls } from '@ephemeris/core/gacha/merging/merge-pulls'
import type { Pull } from '@ephemeris/core/gacha/pull'
import { uigfPoolOf } from '@ephemeris/core/gacha/rows/uigf-pool'
import { GAME_IDS } from '@ephemeris/core/games/game'
import { GACHA_FACTS } from '@ephemeris/gamedata/pulls/gacha-facts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPulls } from '../read-pulls.ts'
import { READINGS } from './tool-readings.test-data.ts'
import { type SampleHistory, sampleHistory, type Tool } from './tool-rows.test-data.ts'
import { TOOLS } from './tools.test-data.ts'

const RUNS = 10 * Number(process.env.EPHEMERIS_RUNS ?? 1)

const factsOf = keptIndices(GACHA_FACTS)
const CASES = TOOLS.flatMap((tool) => tool.games.map((gameId) => ({ tool, gameId, label: `${tool.name}, ${gameId}` })))

async function read(
  tool: Tool,
  history: SampleHistory,
): Promise<{ pulls: readonly Pull[]; summary: readonly string[] }> {
  const reading = await readPulls(await tool.write(history), { uid: tool.hasUid ? '' : history.uid }, factsOf)
  if (!reading.ok) throw new RangeError(`${tool.name} is refused: ${reading.reason}`)
  expect(reading.problems).toEqual([])
  expect(reading.accounts.map(({ gameId, uid }) => [gameId, uid])).toEqual([[history.gameId, history.uid]])
  const [account] = reading.accounts
  if (!account) throw new RangeError('no account')
  return { pulls: account.pulls, summary: [reading.format, ...summaryOf(account.diagnosis)] }
}

function summaryOf({ uidFrom, zone, findings }: Diagnosis): readonly string[] {
  const declared = zone.declared === null ? '' : ` declared ${zone.declared}`
  const found = findings.map(({ code, rows, values }) => [code, rows, ...values].join(' '))
  return [uidFrom, `${zone.proof} ${zone.hours}${declared}`, ...found]
}

/** What a format can hold of a pull. */
function heldBy(tool: Tool, { id, poolId, time, itemId, rankType }: Pull) {
  const pool = !tool.hasSecondBanner && poolId === '400' ? '301' : poolId
  return [tool.hasId ? id : '', pool, time, itemId, rankType].join(' ')
}

/** Rows without an id are in their order inside a second, one pool after the other. */
function sorted(pulls: readonly Pull[], tool: Tool) {
  const place = new Map(pulls.map((pull, at) => [pull, at]))
  const keyed = pulls.toSorted(
    (a, b) =>
      `${a.time} ${a.poolId}`.localeCompare(`${b.time} ${b.poolId}`) || (place.get(a) ?? 0) - (place.get(b) ?? 0),
  )
  return keyed.map((pull) => heldBy(tool, pull))
}

test.each(CASES)('DOC-1 (DOC-3, DOC-5, DOC-6, DOC-10) a history that $label writes is read back', async (one) => {
  const { tool, gameId, label } = one
  const history = sampleHistory(gameId, 'whole', 160)
  const { pulls, summary } = await read(tool, history)
  expect(sorted(pulls, tool)).toEqual(sorted(history.pulls, tool))
  expect(summary).toEqual(READINGS[label])
})

/** What no game calls a pool. */
const word = fc
  .oneof(
    fc.constantFrom(
      'Evento de personaje',
      'Молитва события',
      'ขอพรอีเวนต์',
      'Wunsch der Waffe',
      'Cầu nguyện',
      'Banner',
      '활동',
      'ガチャ二',
      '卡池甲',
    ),
    fc.stringMatching(/^[a-zà-žа-я一-鿿가-힣ぁ-ん]{3,12}$/),
  )
  .filter((text) =>
    GAME_IDS.every((gameId) => poolByName(gameId, text) === null && !factsOf(gameId).poolIdsByName.has(nameKey(text))),
  )
/** They have no name for a pool, only its place. */
const BY_PLACE = ['WuWa Tracker 2024']

test.each(CASES.filter(({ tool }) => !BY_PLACE.includes(tool.name)))(
  'DOC-31 each pool that $label calls by a word of its own is asked for, and the answers give the same history',
  async ({ tool, gameId }) => {
    const whole = sampleHistory(gameId, 'asked', 120)
    const history = { ...whole, pulls: whole.pulls.filter(({ poolId }) => poolId !== '400') }
    const { pulls: expected } = await read(tool, history)
    const pools = [...new Set(history.pulls.map(({ poolId }) => poolId))]
    const law = fc.asyncProperty(
      fc.uniqueArray(word, { minLength: pools.length, maxLength: pools.length, selector: nameKey }),
      async (words) => {
        const wordOf = new Map(pools.map((poolId, at) => [poolId, words[at] ?? '']))
        const named = history.pulls.map((pull) => ({ ...pull, poolId: wordOf.get(pull.poolId) ?? '' }))
        const bytes = await tool.write({ ...history, pulls: named })
        const asked = await readPulls(bytes, { uid: history.uid }, factsOf)
        if (!asked.ok) throw new RangeError(`${tool.name}: ${asked.reason}`)
        expect(asked.accounts.flatMap(({ pulls }) => pulls)).toEqual([])
        const question = { kind: 'pool', gameId, chosen: '', choices: [...factsOf(gameId).pools.keys()] }
        expect(asked.questions).toHaveLength(words.length)
        expect(asked.questions).toEqual(
          expect.arrayContaining(
            pools.map((poolId) => ({
              ...question,
              name: wordOf.get(poolId),
              rows: history.pulls.filter((pull) => pull.poolId === poolId).length,
            })),
          ),
        )
        const answers = pools.map((poolId) => ({ gameId, name: wordOf.get(poolId) ?? '', poolId }))
        const answered = await readPulls(bytes, { uid: history.uid, pools: answers }, factsOf)
        if (!answered.ok) throw new RangeError(answered.reason)
        expect(answered.questions).toHaveLength(words.length)
        expect(answered.problems).toEqual([])
        const [account] = answered.accounts
        expect(sorted(account?.pulls ?? [], tool)).toEqual(sorted(expected, tool))
      },
    )
    // Also a word that every object of the language knows.
    const known = pools.map((_, at) => (at === 0 ? 'constructor' : `word ${at}`))
    await fc.assert(law, { numRuns: Math.ceil(RUNS / 5), examples: [[known]] })
  },
)

const HISTORIES = new Map(
  (['genshin', 'starrail', 'zenless', 'wuthering'] as const).map((gameId) => [
    gameId,
    sampleHistory(gameId, 'law', 120),
  ]),
)

/** A part of a history. Logs lose their far end in the middle of a second, and files end with a whole one. */
function cut(history: SampleHistory, from: number, length: number): SampleHistory {
  const end = history.pulls[Math.min(from + length, history.pulls.length) - 1]?.time ?? ''
  return { ...history, pulls: history.pulls.filter(({ time }, place) => place >= from && time <= end) }
}

/** If a pool has only one second, rows that came twice look like items that were pulled twice. */
function hasSeconds({ pulls }: SampleHistory): boolean {
  const pools = groupBy(pulls, ({ poolId }) => uigfPoolOf(poolId))
  return [...pools.values()].every((pool) => pool[0]?.time !== pool.at(-1)?.time)
}

const keyOf = ({ poolId, time, itemId }: Pull) => `${time} ${uigfPoolOf(poolId)} ${itemId}`

test('DOC-7 (DOC-6) parts of a history that different tools write, some of them twice, give together what they hold, in any order', async () => {
  const part = fc.record({
    tool: fc.nat(),
    from: fc.nat({ max: 119 }),
    length: fc.integer({ min: 1, max: 120 }),
    isTwice: fc.boolean(),
  })
  const law = fc.asyncProperty(
    fc.constantFrom(...HISTORIES.keys()),
    fc.array(part, { minLength: 1, maxLength: 4 }),
    async (gameId, parts) => {
      const history = HISTORIES.get(gameId)
      if (!history) throw new RangeError(gameId)
      const tools = TOOLS.filter(({ games }) => games.includes(gameId))
      let merged: readonly Pull[] = []
      const held = new Set<Pull>()
      const identified = new Set<string>()
      for (const { tool: place, from, length, isTwice } of parts) {
        const tool = tools[place % tools.length]
        const shown = cut(history, from, length)
        if (!tool || shown.pulls.length === 0) continue
        const doubled = isTwice && hasSeconds(shown) ? { ...shown, pulls: [...shown.pulls, ...shown.pulls] } : shown
        const reading = await readPulls(await tool.write(doubled), { uid: history.uid }, factsOf)
        if (!reading.ok) throw new RangeError(`${tool.name}: ${reading.reason}`)
        for (const { pulls } of reading.accounts) merged = mergePulls(merged, pulls).pulls
        for (const pull of shown.pulls) held.add(pull)
        // One or two ids that end in zeros look like those that a spreadsheet rounded.
        const isPlain = shown.pulls.some(({ id }) => !id.endsWith('00000'))
        if (tool.hasId && isPlain) for (const { id } of shown.pulls) identified.add(id)
      }
      expect(merged.map(keyOf).sort()).toEqual([...held].map(keyOf).sort())
      expect(merged.flatMap(({ id }) => (identified.has(id) ? [id] : []))).toHaveLength(identified.size)
    },
  )
  await fc.assert(law, { numRuns: RUNS })
}, 600_000)
