import { keptIndices } from '@ephemeris/core/gacha/facts'
import { GACHA_FACTS } from '@ephemeris/gamedata/pulls/gacha-facts'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { FILE_LIMITS } from './containers/limits.ts'
import { readPulls } from './read-pulls.ts'
import { sampleHistory } from './tools/tool-rows.test-data.ts'
import { TOOLS } from './tools/tools.test-data.ts'

const factsOf = keptIndices(GACHA_FACTS)
const history = sampleHistory('genshin', 'archive', 60)
const tool = TOOLS.find(({ games, hasUid, hasId }) => games.includes('genshin') && hasUid && hasId)

async function writtenBy(from: number, to: number): Promise<Uint8Array> {
  if (!tool) throw new RangeError('no tool')
  return tool.write({ ...history, pulls: history.pulls.slice(from, to) })
}

const read = (parts: Readonly<Record<string, Uint8Array>>) => readPulls(zipSync({ ...parts }), { uid: '' }, factsOf)

test('DOC-18 a zip with several files is read as those files together, and what is none of pulls is passed over', async () => {
  const reading = await read({
    'older.json': await writtenBy(0, 40),
    'inner/newer.json': await writtenBy(30, 60),
    'README.txt': strToU8('my history'),
    'achievements.json': strToU8(JSON.stringify({ info: { uiaf_version: 'v1.1' }, list: [] })),
    '__MACOSX/._older.json': strToU8('x'),
  })
  expect(reading.ok && reading.accounts.map(({ uid, pulls }) => [uid, pulls.map(({ id }) => id)])).toEqual([
    [history.uid, history.pulls.map(({ id }) => id)],
  ])
})

test.each([
  [
    'a file in it is damaged',
    async () => read({ 'a.json': await writtenBy(0, 9), 'b.json': strToU8('{"info":') }),
    'not_json',
  ],
  ['no file in it is known', async () => read({ 'a.txt': strToU8('a'), 'b.json': strToU8('{"a":1}') }), 'not_json'],
  [
    'it holds too many files',
    async () => read(Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`${n}.json`, strToU8('{}')]))),
    'too_large_inside',
  ],
  [
    'its files are too large together',
    async () =>
      read({
        'a.json': new Uint8Array(FILE_LIMITS.unpackedBytes / 2 + 1),
        'b.json': new Uint8Array(FILE_LIMITS.unpackedBytes / 2),
      }),
    'too_large_inside',
  ],
])('DOC-18 (DOC-8) a zip is refused where %s', async (_what, reading, reason) => {
  expect(await reading()).toMatchObject({ ok: false, reason })
})
