import { keptIndices } from '@ephemeris/core/gacha/facts'
import type { Pull } from '@ephemeris/core/gacha/pull'
import { GACHA_FACTS } from '@ephemeris/gamedata/pulls/gacha-facts'
import { expect, test } from 'vitest'
import { readPulls } from './read-pulls.ts'
import { byPool, csv, json, kuroRow, newestFirst, sampleHistory } from './tools/tool-rows.test-data.ts'

const factsOf = keptIndices(GACHA_FACTS)
const wuthering = sampleHistory('wuthering', 'forms', 60)
const { uid, pulls } = wuthering
const underNumbers = newestFirst(byPool(pulls, (pull) => ({ ...kuroRow(pull), cardPoolType: undefined })))

const keyOf = ({ poolId, time, itemId }: Pull) => `${poolId} ${time} ${itemId}`

async function read(bytes: Uint8Array) {
  const reading = await readPulls(bytes, { uid }, factsOf)
  if (!reading.ok) throw new RangeError(reading.reason)
  return reading
}

/** The date of `2026-05-01 …` as another country writes it. */
const inGerman = (time: string) => time.replace(/^(\d+)-(\d+)-(\d+)/, '$3.$2.$1')
const inChinese = (time: string) => time.replaceAll('-', '/').replaceAll('/0', '/')

function table(timeOf: (time: string) => string) {
  return csv(
    [
      ['time', 'name', 'qualityLevel', 'cardPoolType'],
      ...pulls.map(({ time, name, rankType, poolId }) => [timeOf(time), name, rankType, poolId]).toReversed(),
    ],
    ';',
  )
}

test.each([
  ['pools under their numbers, without an account', json(underNumbers)],
  ['a list of rows beside the account', json({ info: { uid }, data: pulls.map((pull) => kuroRow(pull)).toReversed() })],
  [
    'banners of a profile under their names',
    json({
      profiles: {
        me: {
          player_id: uid,
          banners: Object.fromEntries(
            [...byPool(pulls, ({ name: n, rankType: q, time: t }) => ({ n, q: Number(q), t }))].map(([pool, items]) => [
              pool,
              { store_id: 'x', items },
            ]),
          ),
        },
      },
    }),
  ],
  ['a table with dates of a German program', table(inGerman)],
  ['a table with dates of a Chinese program', table(inChinese)],
])('DOC-1 every row is read of %s', async (_, bytes) => {
  const { accounts, problems } = await read(bytes)
  expect(problems).toEqual([])
  expect(accounts.map((account) => [account.uid, account.pulls.map(keyOf).sort()])).toEqual([
    [uid, pulls.map(keyOf).sort()],
  ])
})

test('DOC-22 times that a spreadsheet cut to minutes make no pulls: they would stand beside the real ones', async () => {
  const { accounts, problems } = await read(table((time) => time.slice(0, 16)))
  expect(accounts.map((account) => [account.pulls, account.diagnosis.zone.proof])).toEqual([[[], 'server']])
  expect(new Set(problems.map(({ fault }) => fault))).toEqual(new Set(['time_invalid']))
  expect(problems).toHaveLength(pulls.length)
})
