import process from 'node:process'
import * as fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { traitsOf } from '../../games/traits.ts'
import { LANGUAGES } from '../../language/language.ts'
import { instant } from '../../time/instant.ts'
import { identify } from '../merging/derived-id.ts'
import { mergePulls } from '../merging/merge-pulls.ts'
import type { Pull } from '../pull.ts'
import { rankTypeOf } from '../rarity.ts'
import { sampleFactsOf } from '../sample-facts.test-data.ts'
import { samplePull } from '../synthetic/sample-pulls.test-data.ts'
import { readGoodSample } from './sample-file.test-data.ts'
import { type ExportAccount, type ExportMode, type ExportOptions, writePullFile } from './write-file.ts'

const AT = instant(Date.UTC(2026, 4, 20, 4))
const UIDS = {
  genshin: ['800000001', '600000001', '700000001'],
  starrail: ['800000001', '600000001'],
  zenless: ['1300000001', '1000000001', '12345678'],
  wuthering: ['900000001', '500000001'],
} as const
type WrittenGame = keyof typeof UIDS

function write(accounts: readonly ExportAccount[], change: Partial<ExportOptions> = {}): string {
  return JSON.stringify(writeSample(accounts, change).content)
}

function writeSample(accounts: readonly ExportAccount[], change: Partial<ExportOptions> = {}) {
  const options: ExportOptions = { mode: 'extended', language: 'en', at: AT, appVersion: '1.0.0', ...change }
  return writePullFile(accounts, options, sampleFactsOf)
}

/** Any account: known and unknown items and pools, ten-pulls in one second, rows without an id of the game. */
const account: fc.Arbitrary<ExportAccount> = fc
  .record({
    gameId: fc.constantFrom(...(Object.keys(UIDS) as WrittenGame[])),
    uid: fc.nat(2),
    rows: fc.array(
      fc.record({
        ...{ item: fc.nat(), pool: fc.nat(), second: fc.nat(5), hasId: fc.boolean(), isKnown: fc.boolean() },
        apart: fc.option(fc.nat(5), { freq: 3 }),
      }),
      { minLength: 1, maxLength: 12 },
    ),
  })
  .map(({ gameId, uid, rows }) => {
    const { items, pools } = sampleFactsOf(gameId).facts
    const pulls = rows
      .toSorted((a, b) => a.second - b.second)
      .map(({ item, pool, second, hasId, isKnown, apart }, index): Pull => {
        const facts = items[item % items.length]
        const other = apart === null ? undefined : traitsOf(gameId).apart?.pools[apart]
        return samplePull({
          id: hasId && gameId !== 'wuthering' ? String(1774749600854775000n + BigInt(index)) : '',
          poolId: isKnown ? (pools[pool % pools.length]?.id ?? '') : '987',
          time: `2026-03-29 02:59:5${second}`,
          itemId: isKnown ? (facts?.id ?? '') : '',
          name: isKnown ? (facts?.name.en ?? '') : '「新」"\\',
          itemType: isKnown ? '' : '？',
          rankType: rankTypeOf(gameId, isKnown ? (facts?.rank ?? 3) : 3),
          gachaId: gameId === 'starrail' ? '2399' : '',
          ...(other !== undefined && {
            ...{ poolId: other, itemId: hasId ? '270857' : '', name: 'Cool Steel', itemType: '装扮形录' },
            ...{ rankType: '2', gachaId: '18' },
          }),
        })
      })
    const own = pulls.filter(({ id }) => id !== '')
    const derived = identify(pulls.filter(({ id }) => id === ''))
    const uids: readonly string[] = UIDS[gameId]
    return { gameId, uid: uids[uid % uids.length] ?? '', pulls: [...own, ...derived] }
  })

const ZONE = process.env.TZ
const RUNS = 1000 * Number(process.env.EPHEMERIS_RUNS ?? 1)
const ZONES = ['Asia/Kolkata', 'America/St_Johns', 'Pacific/Apia', 'Europe/Berlin', 'UTC']

afterEach(() => {
  if (ZONE === undefined) delete process.env.TZ
  else process.env.TZ = ZONE
})

test.each(ZONES)(
  'UIGF-7 writing, reading and writing again changes no byte in any language, with the machine in %s',
  (zone) => {
    process.env.TZ = zone
    const law = fc.property(account, fc.constantFrom(...LANGUAGES), (one, language) => {
      const first = write([one], { language })
      const { accounts, problems } = readGoodSample(first)
      return problems.length === 0 && write(accounts, { language }) === first
    })
    fc.assert(law, { numRuns: RUNS / ZONES.length })
  },
)

test('UIGF-7 what was read from an own file is known already', () => {
  fc.assert(
    fc.property(account, (one) => {
      const [read] = readGoodSample(write([one])).accounts
      const merged = mergePulls(read?.pulls ?? [], readGoodSample(write([one])).accounts[0]?.pulls ?? [])
      return merged.added.length === 0 && merged.conflicting.length === 0 && merged.replaced.length === 0
    }),
  )
})

const PULLS: Readonly<Record<WrittenGame, readonly Pull[]>> = {
  genshin: [
    samplePull({ id: '2', poolId: '400' }),
    samplePull({ id: '1', poolId: '301', time: '2026-01-10 13:11:30' }),
    samplePull({ id: '3', itemId: '', name: '新' }),
  ],
  starrail: [samplePull({ poolId: '21', itemId: '20020', gachaId: '' })],
  zenless: [
    samplePull({ poolId: '102', itemId: '1191', rankType: '4' }),
    samplePull({ id: '5', poolId: '2', itemId: '1191', rankType: '4', gachaId: '0' }),
  ],
  wuthering: identify([
    samplePull({ poolId: '1', itemId: '1503', rankType: '5', itemType: 'Resonator', name: 'Verina' }),
  ]),
}

function exported(gameId: WrittenGame, mode: ExportMode) {
  return writeSample([{ gameId, uid: UIDS[gameId][0], pulls: PULLS[gameId] }], { mode, language: 'zh-Hans' })
}

test('UIGF-9 a strict file holds exactly what version 4.2 knows, sorted by id, and says how much it leaves out', () => {
  expect(exported('genshin', 'strict')).toEqual({
    content: {
      info: { export_timestamp: 1779249600, export_app: 'Ephemeris', export_app_version: '1.0.0', version: 'v4.2' },
      hk4e: [
        {
          uid: '800000001',
          timezone: 8,
          lang: 'zh-cn',
          list: [
            { ...GENSHIN_ROW, gacha_type: '301', time: '2026-01-10 13:11:30', id: '1' },
            { ...GENSHIN_ROW, gacha_type: '400', time: '2026-01-10 13:11:31', id: '2' },
          ],
        },
      ],
    },
    omitted: 1,
  })
  expect(exported('zenless', 'strict')).toMatchObject({
    content: { nap: [{ list: [{ gacha_type: '2', gacha_id: '0' }] }] },
    omitted: 1,
  })
  expect(exported('starrail', 'strict')).toMatchObject({
    content: { hkrpg: [{ list: [{ gacha_id: '' }] }] },
    omitted: 0,
  })
  expect(Object.keys(exported('wuthering', 'strict').content)).toEqual(['info'])
  expect(exported('wuthering', 'strict').omitted).toBe(1)
})

const GENSHIN_ROW = {
  uigf_gacha_type: '301',
  item_id: '11301',
  count: '1',
  name: '冷刃',
  item_type: '武器',
  rank_type: '3',
}

test('UIGF-6 the extension carries newer pools, unknown items and wuthering', () => {
  expect(exported('zenless', 'extended').content.ephemeris).toEqual({
    version: '1.0',
    accounts: [
      {
        game_id: 'zenless',
        uid: '1300000001',
        timezone: 8,
        lang: 'zh-Hans',
        list: [
          {
            gacha_type: '102',
            item_id: '1191',
            count: '1',
            time: '2026-01-10 13:11:31',
            name: '艾莲',
            item_type: '代理人',
            rank_type: '4',
            id: '1768021200000279850',
          },
        ],
      },
    ],
  })
  expect(exported('wuthering', 'extended').content.ephemeris).toMatchObject({
    accounts: [{ list: [{ gacha_type: '1', item_id: '1503', name: '维里奈', occurrence: 1, order: 1 }] }],
  })
  expect(exported('genshin', 'extended').content.ephemeris).toMatchObject({ accounts: [{ list: [{ name: '新' }] }] })
})

test('UIGF-9 a UID without a server is a broken promise', () => {
  expect(() => write([{ gameId: 'genshin', uid: 'x', pulls: [] }])).toThrow(RangeError)
})

test('POOL-8 pulls of Miliastra Wonderland are written in their own section, with all that the format requires', () => {
  const row = {
    ...{ id: '1761109800000081972', schedule_id: '18', item_type: '装扮形录', item_id: '270857' },
    ...{ item_name: '部件形录', rank_type: '2', time: '2025-10-22 13:07:45', op_gacha_type: '1000' },
  }
  const file = { info: { version: 'v4.2' }, hk4e_ugc: [{ uid: '800000001', timezone: 8, list: [row] }] }
  const { accounts, problems } = readGoodSample(file)
  const { content, omitted } = writeSample(accounts, { mode: 'strict' })
  expect([problems, omitted, content.hk4e]).toEqual([[], 0, undefined])
  expect(content.hk4e_ugc).toEqual([{ uid: '800000001', timezone: 8, lang: 'en-us', list: [row] }])
})
