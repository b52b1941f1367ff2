import { keptIndices } from '@ephemeris/core/gacha/facts'
import { instant } from '@ephemeris/core/time/instant'
import { GACHA_FACTS } from '@ephemeris/gamedata/pulls/gacha-facts'
import { expect, test } from 'vitest'
import { readWhole } from './read-whole.ts'
import { sampleHistory } from './tools/tool-rows.test-data.ts'
import { TOOLS } from './tools/tools.test-data.ts'

const factsOf = keptIndices(GACHA_FACTS)
const history = sampleHistory('genshin', 'ahead', 30)
const tool = TOOLS.find(({ games, hasUid }) => games.includes('genshin') && hasUid)

/** How many pulls the report of a file calls later than now. */
async function aheadAt(now: number): Promise<number> {
  const text = await tool?.write(history)
  if (!text) throw new RangeError('no tool')
  const { outline } = await readWhole({ text, uid: '', before: [], now: instant(now) }, factsOf)
  if (!outline.ok) throw new RangeError(outline.reason)
  const findings = outline.accounts.flatMap(({ diagnosis }) => diagnosis?.findings ?? [])
  return findings.reduce((sum, { code, rows }) => (code === 'times_ahead' ? sum + rows : sum), 0)
}

test('DOC-29 the report of a file counts its pulls that are later than the moment at which it is read', async () => {
  expect(await aheadAt(Date.UTC(2001))).toBe(history.pulls.length)
  expect(await aheadAt(Date.UTC(2100))).toBe(0)
})
