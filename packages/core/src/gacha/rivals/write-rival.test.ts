import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { instant, parseInstant } from '../../time/instant.ts'
import { readGoodSample } from '../exchange/sample-file.test-data.ts'
import { writePullFile } from '../exchange/write-file.ts'
import { identify } from '../merging/derived-id.ts'
import type { Pull } from '../pull.ts'
import { rankTypeOf } from '../rarity.ts'
import { uigfPoolOf } from '../rows/uigf-pool.ts'
import { sampleFactsOf } from '../sample-facts.test-data.ts'
import { samplePull } from '../synthetic/sample-pulls.test-data.ts'
import { type ExportedHistory, readOwnExport } from './own-export.ts'
import { workbookParts } from './workbook-parts.ts'
import { writeRivalFile } from './write-rival.ts'

const AT = instant(Date.UTC(2026, 4, 20, 4))
const ZONES = { genshin: -5, starrail: 1, zenless: 8, wuthering: 8 }
const UIDS = { genshin: '600000001', starrail: '700000001', zenless: '1300000001', wuthering: '900000001' }
type WrittenGame = keyof typeof UIDS

/** Any history of a game: ten-pulls in one second with repeats, unknown items, rows without an id of the game. */
function historyOf(gameId: WrittenGame): fc.Arbitrary<ExportedHistory> {
  const row = fc.record({
    item: fc.nat(),
    pool: fc.nat(),
    second: fc.nat(5),
    isKnown: fc.boolean(),
    hasId: fc.boolean(),
  })
  const { items: all, pools } = sampleFactsOf(gameId).facts
  // Two items of one name cannot be distinguished where only names are written.
  const items = all.filter((item) => all.filter(({ name }) => name.en === item.name.en).length === 1)
  return fc.array(row, { minLength: 1, maxLength: 25 }).map((rows) => {
    const pulls = rows
      .toSorted((a, b) => a.second - b.second)
      .map(({ item, pool, second, isKnown, hasId }, index): Pull => {
        const facts = items[item % items.length]
        return samplePull({
          id: hasId && gameId !== 'wuthering' ? idOf(gameId, index) : '',
          poolId: pools[pool % pools.length]?.id ?? '',
          time: `2026-03-29 02:59:5${second}`,
          itemId: isKnown ? (facts?.id ?? '') : '',
          name: isKnown ? (facts?.name.en ?? '') : '「新」"<&\\=1+1',
          itemType: '',
          rankType: rankTypeOf(gameId, facts?.rank ?? 3),
          gachaId: gameId === 'starrail' ? '2399' : '',
        })
      })
    const own = pulls.filter(({ id }) => id !== '')
    const identified = [...own, ...identify(pulls.filter(({ id }) => id === ''))]
    const options = { mode: 'extended', language: 'en', at: AT, appVersion: '1' } as const
    const { content } = writePullFile([{ gameId, uid: UIDS[gameId], pulls: identified }], options, sampleFactsOf)
    const history = readOwnExport(JSON.parse(JSON.stringify(content)))
    if (!history) throw new RangeError('an export of ours was not read')
    return history
  })
}

/** As the game's own ids, which begin with the hour of their pull: 02:59 on the clock of the game's sample server. */
function idOf(gameId: WrittenGame, index: number): string {
  const hour = Date.UTC(2026, 2, 29, 2) / 1000 - ZONES[gameId] * 3600 + 360
  return `${hour}${412_400_001 + index}`
}

const seconds = (history: ExportedHistory) => (time: string) =>
  (parseInstant(`${time.replace(' ', 'T')}Z`) ?? 0) / 1000 - history.timezone * 3600

test('RIVAL-1 our own complete export holds every pull, oldest first', () => {
  for (const gameId of ['genshin', 'starrail', 'zenless', 'wuthering'] as const) {
    fc.assert(
      fc.property(historyOf(gameId), ({ uid, pulls }) => {
        expect(uid).toBe(UIDS[gameId])
        expect(pulls.map(({ time }) => time)).toEqual(pulls.map(({ time }) => time).toSorted())
      }),
    )
  }
  for (const other of [null, [], {}, 'text', { info: {} }, { hk4e: [] }]) expect(readOwnExport(other)).toBeNull()
})

test('RIVAL-1 what is written for paimon.moe holds each pull with an English name, in order', () => {
  fc.assert(
    fc.property(historyOf('genshin'), (history) => {
      const { content, omitted } = writeRivalFile(history, AT)
      const file = JSON.parse(content)
      expect([file['wish-uid'], file.server]).toEqual([UIDS.genshin, 'America'])
      const counters: Record<string, string> = {
        '100': 'beginners',
        '200': 'standard',
        '301': 'character-event',
        '302': 'weapon-event',
        '500': 'chronicled',
      }
      let rows = 0
      for (const [poolId, name] of Object.entries(counters)) {
        const expected = history.pulls.filter(
          (pull) => uigfPoolOf(pull.poolId) === poolId && /[a-z]/i.test(pull.name.normalize('NFKD')),
        )
        const { total, pulls } = file[`wish-counter-${name}`]
        rows += pulls.length
        expect(total).toBe(expected.length)
        const written = pulls.map(({ code, time }: { code: string; time: string }) => [code, time])
        expect(written).toEqual(expected.map((pull) => [pull.poolId, pull.time]))
      }
      expect(rows + omitted).toBe(history.pulls.length)
    }),
  )
})

test.each([
  ['Amos’ Bow', 'amos_bow'],
  ["Kagura's Verity", 'kaguras_verity'],
  ['"The Catch"', 'the_catch'],
  ['Raiden Shogun', 'raiden_shogun'],
])('RIVAL-1 paimon.moe calls %s %s', (name, slug) => {
  const pull = {
    id: '1',
    poolId: '301',
    gachaId: '',
    itemId: '1',
    name,
    itemType: 'Weapon',
    rank: 5,
    time: '2026-01-10 13:11:31',
    order: 0,
  }
  const { content } = writeRivalFile({ gameId: 'genshin', uid: '800000001', timezone: 8, pulls: [pull] }, AT)
  const file = JSON.parse(content)
  expect(file['wish-counter-character-event'].pulls[0].id).toBe(slug)
  expect(file.server).toBe('Asia')
})

test('RIVAL-1 what is written for StarRailStation and StarDB holds each pull with both ids, oldest first, in UTC', () => {
  fc.assert(
    fc.property(historyOf('starrail'), (history) => {
      const { content, omitted } = writeRivalFile(history, AT)
      const [head, ...lines] = content.trimEnd().split('\n')
      const kept = history.pulls.filter(({ id, itemId }) => id !== null && itemId !== '')
      expect(head).toBe('uid,id,rarity,time,banner,type,manual')
      const read = lines.map((line) => line.split(','))
      expect(read.map(([id, item, rarity, , banner, pool]) => [id, item, rarity, banner, pool])).toEqual(
        kept.map((pull) => [pull.id, pull.itemId, String(pull.rank), '2399', pull.poolId]),
      )
      expect(read.map(([, , , time = '']) => (parseInstant(time) ?? 0) / 1000)).toEqual(
        kept.map(({ time }) => seconds(history)(time)),
      )
      expect(omitted).toBe(history.pulls.length - kept.length)
    }),
  )
})

test('RIVAL-1 what is written for zzz.rng.moe and StarDB holds each pull with both ids, pool by pool', () => {
  fc.assert(
    fc.property(historyOf('zenless'), (history) => {
      const { content, omitted } = writeRivalFile(history, AT)
      const { bindUid, stores } = JSON.parse(content).data.profiles['1']
      expect(bindUid).toBe(Number(UIDS.zenless))
      const rows = Object.values(stores['0'].items).flat() as Record<string, unknown>[]
      const written = rows.map(
        (row) => `${row.uid} ${row.id} ${row.rarity} ${row.gachaType} ${Number(row.timestamp) / 1000}`,
      )
      const kept = history.pulls.filter(({ id, itemId }) => id !== null && itemId !== '')
      expect(written.toSorted()).toEqual(
        kept
          .map((pull) => `${pull.id} ${pull.itemId} ${pull.rank} ${pull.poolId} ${seconds(history)(pull.time)}`)
          .toSorted(),
      )
      expect(omitted).toBe(history.pulls.length - kept.length)
    }),
  )
})

test('RIVAL-1 what is written for WuWa Tracker is read back by our own reader without a loss', () => {
  fc.assert(
    fc.property(historyOf('wuthering'), (history) => {
      const { content, omitted } = writeRivalFile(history, AT)
      expect(omitted).toBe(0)
      const { accounts, problems } = readGoodSample(content)
      expect(problems).toEqual([])
      const options = { mode: 'extended', language: 'en', at: AT, appVersion: '1' } as const
      const again = readOwnExport(JSON.parse(JSON.stringify(writePullFile(accounts, options, sampleFactsOf).content)))
      const facts = ({ poolId, itemId, name, rank, time }: ExportedHistory['pulls'][number]) =>
        [poolId, itemId, name, rank, time].join('|')
      const inOrder = (one: ExportedHistory | null, pool: string) =>
        one?.pulls.filter(({ poolId }) => poolId === pool).map(facts)
      for (const pool of new Set(history.pulls.map(({ poolId }) => poolId))) {
        expect(inOrder(again, pool)).toEqual(inOrder(history, pool))
      }
    }),
  )
})

test('RIVAL-1 what is written for zzz.rng.moe is read back by our own reader without a loss', () => {
  fc.assert(
    fc.property(historyOf('zenless'), (history) => {
      const { content } = writeRivalFile(history, AT)
      const kept = history.pulls.filter(({ id, itemId }) => id !== null && itemId !== '')
      if (kept.length === 0) return
      const { accounts } = readGoodSample(content)
      const read = accounts.flatMap(({ pulls }) =>
        pulls.map(({ id, poolId, itemId, time }) => [id, poolId, itemId, time]),
      )
      expect(read.toSorted(byId)).toEqual(
        kept.map(({ id, poolId, itemId, time }) => [id, poolId, itemId, time]).toSorted(byId),
      )
    }),
  )
})

test('RIVAL-1 what is written for paimon.moe is read back by our own reader without a loss', () => {
  fc.assert(
    fc.property(historyOf('genshin'), (history) => {
      const { content, omitted } = writeRivalFile(history, AT)
      if (omitted === history.pulls.length) return
      const { accounts } = readGoodSample(content)
      const read = accounts.flatMap(({ uid, pulls }) => pulls.map(({ poolId, time }) => [uid, poolId, time].join(' ')))
      const kept = history.pulls.filter(({ itemId }) => itemId !== '')
      const written = kept.map(({ poolId, time }) => [UIDS.genshin, poolId, time].join(' '))
      expect(read.toSorted()).toEqual(written.toSorted())
    }),
  )
})

function byId([a = '']: readonly (string | null)[], [b = '']: readonly (string | null)[]): number {
  return String(a).localeCompare(String(b))
}

const WORDS = {
  sheet: 'Pulls: [all]',
  columns: {
    time: 'Time',
    pool: 'Banner',
    name: 'Name',
    type: 'Type',
    rarity: 'Rarity',
    poolId: 'a',
    itemId: 'b',
    pullId: 'c',
  },
  poolName: (poolId: string) => `Pool ${poolId}`,
}

test('RIVAL-3 a workbook holds every pull as text, number and true date, and no formula', () => {
  fc.assert(
    fc.property(historyOf('starrail'), (history) => {
      const parts = workbookParts(history, WORDS)
      const sheet = parts['xl/worksheets/sheet1.xml'] ?? ''
      expect(sheet).not.toContain('<f')
      const rows = [...sheet.matchAll(/<row r="\d+">(.*?)<\/row>/g)]
        .slice(1)
        .map(([, row = '']) =>
          [...row.matchAll(/<c [^>]*>(?:<v>(.*?)<\/v>|<is><t[^>]*>(.*?)<\/t><\/is>)<\/c>/g)].map(
            ([, number, text = '']) => number ?? unescaped(text),
          ),
        )
      expect(rows).toHaveLength(history.pulls.length)
      for (const [index, pull] of history.pulls.entries()) {
        const [serial, pool, name, type, ...rest] = rows[index] ?? []
        const at = new Date(Math.round((Number(serial) - 25_569) * 86_400) * 1000)
        expect(at.toISOString().slice(0, 19).replace('T', ' ')).toBe(pull.time)
        expect([pool, name, type]).toEqual([`Pool ${pull.poolId}`, pull.name, pull.itemType])
        expect(rest).toEqual([String(pull.rank), pull.poolId, pull.itemId, pull.id ?? ''])
      }
    }),
  )
})

test('RIVAL-3 the name of the sheet and every text are safe in a workbook', () => {
  const pull = {
    id: '1',
    poolId: '301',
    gachaId: '',
    itemId: '',
    name: 'a\u0001<b>&"\uD800',
    itemType: '',
    rank: 5,
    time: '2026-01-10 13:11:31',
    order: 0,
  }
  const parts = workbookParts({ gameId: 'genshin', uid: '800000001', timezone: 8, pulls: [pull] }, WORDS)
  expect(parts['xl/workbook.xml']).toContain('name="Pulls   all "')
  expect(parts['xl/worksheets/sheet1.xml']).toContain('>a&lt;b&gt;&amp;&quot;</t>')
})

function unescaped(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
