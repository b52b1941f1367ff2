import { keptIndices } from '@ephemeris/core/gacha/facts'
import type { Pull } from '@ephemeris/core/gacha/pull'
import { GACHA_FACTS } from '@ephemeris/gamedata/gacha-facts'
import { expect, test } from 'vitest'
import { readPulls } from './read-pulls.ts'
import { type SampleHistory, sampleHistory, TOOLS, type Tool } from './tools.test-data.ts'

const factsOf = keptIndices(GACHA_FACTS)
const CASES = TOOLS.flatMap((tool) => tool.games.map((gameId) => ({ tool, gameId, label: `${tool.name}, ${gameId}` })))

async function read(tool: Tool, history: SampleHistory): Promise<readonly Pull[]> {
  const reading = await readPulls(await tool.write(history), tool.hasUid ? '' : history.uid, factsOf)
  if (!reading.ok) throw new RangeError(`${tool.name} is refused: ${reading.reason}`)
  expect(reading.problems).toEqual([])
  expect(reading.accounts.map(({ gameId, uid }) => [gameId, uid])).toEqual([[history.gameId, history.uid]])
  return reading.accounts[0]?.pulls ?? []
}

/** What a format can hold of a pull. */
function heldBy(tool: Tool, { id, poolId, time, itemId, rankType }: Pull) {
  const pool = !tool.hasSecondBanner && poolId === '400' ? '301' : poolId
  return [tool.hasId ? id : '', pool, time, itemId, rankType].join(' ')
}

/** Rows that have no id stand in their order inside a second, one pool after the other. */
function sorted(pulls: readonly Pull[], tool: Tool) {
  const place = new Map(pulls.map((pull, at) => [pull, at]))
  const keyed = pulls.toSorted(
    (a, b) =>
      `${a.time} ${a.poolId}`.localeCompare(`${b.time} ${b.poolId}`) || (place.get(a) ?? 0) - (place.get(b) ?? 0),
  )
  return keyed.map((pull) => heldBy(tool, pull))
}

test.each(CASES)('DOC-1 (DOC-3, DOC-5, DOC-6) a history that $label writes is read back', async ({ tool, gameId }) => {
  const history = sampleHistory(gameId, 'whole', 160)
  expect(sorted(await read(tool, history), tool)).toEqual(sorted(history.pulls, tool))
})
