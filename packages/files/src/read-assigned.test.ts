import { keptIndices } from '@ephemeris/core/gacha/facts'
import { instant } from '@ephemeris/core/time/instant'
import { GACHA_FACTS } from '@ephemeris/gamedata/pulls/gacha-facts'
import { expect, test } from 'vitest'
import { compareAccount } from './compare-account.ts'
import { readAssigned } from './read-assigned.ts'
import { type ReadPulls, readWhole } from './read-whole.ts'
import { sampleHistory } from './tools/tool-rows.test-data.ts'
import { TOOLS } from './tools/tools.test-data.ts'
import { unusable } from './unusable.ts'

const factsOf = keptIndices(GACHA_FACTS)
const NOW = instant(Date.UTC(2026, 4, 20))
const history = sampleHistory('genshin', 'assigned', 30)
const nameless = TOOLS.find(({ games, hasUid }) => games.includes('genshin') && !hasUid)

/** Reads a file without a UID beside what other files brought. */
async function readAfter(before: readonly ReadPulls[]) {
  const text = await nameless?.write(history)
  if (!text) throw new RangeError('no tool')
  const open = {
    read: async (file: { readonly uid: string }) =>
      (await readWhole({ text, before, now: NOW, ...file }, factsOf)).outline,
    compare: async () => compareAccount({ pulls: [], skipped: {}, unknown: new Set() }, []),
  }
  return readAssigned(open, { uid: '' }, { candidates: [], liveOf: async () => [] })
}

test('DOC-9 a file that does not name its account may be of an account of the files before it', async () => {
  const { outline, questions } = await readAfter([
    { gameId: 'genshin', uid: history.uid, pulls: history.pulls, parts: [] },
  ])
  expect(questions).toEqual([{ kind: 'account', gameId: 'genshin', chosen: history.uid, choices: [history.uid] }])
  expect([outline.ok, unusable(outline)]).toEqual([true, null])
})

test('DOC-9 a file of an unknown account is refused with its game, whatever other files contained', async () => {
  const { outline, questions } = await readAfter([{ gameId: 'starrail', uid: '800000002', pulls: [], parts: [] }])
  expect([questions, unusable(outline)]).toEqual([[], { reason: 'uid_missing', game: 'genshin' }])
})
