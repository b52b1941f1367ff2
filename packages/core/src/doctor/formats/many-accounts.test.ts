import { afterEach, expect, test, vi } from 'vitest'
import { sampleFactsOf } from '../../gacha/sample-facts.test-data.ts'
import type { Cell, FileDocument } from '../document.ts'
import { readPullDocument } from '../read-document.ts'

/** Each row has an account of its own. */
const ACCOUNTS = 1000
/** What a reader may look at again; a quadratic one looks at each cell a thousand times. */
const LOOKS_PER_ROW = 100

const uids = Array.from({ length: ACCOUNTS }, (_, place) => String(700_000_000 + place))

function workbook(name: string, head: readonly string[], row: (uid: string) => readonly Cell[]): FileDocument {
  return { kind: 'workbook', sheets: [{ name, rows: [head, ...uids.map(row)] }] }
}

const RAW = ['uid', 'id', 'time', 'name', 'gacha_type']
const rawRow = (uid: string) => [uid, '1768021200000279850', '2026-01-10 05:11:30', 'Cool Steel', '301']

const HOSTILE: readonly (readonly [string, FileDocument])[] = [
  ['raw sheet', workbook('rawData', RAW, rawRow)],
  ['Starward', workbook('list', RAW, rawRow)],
  [
    'NekoGame',
    workbook('总数据', ['', 'uid'], (uid) => ['', uid, '1', '1503', '5', '', 'Verina', '1', '2026-01-10 05:11:30']),
  ],
  [
    'WuWa Pal',
    {
      kind: 'json',
      value: {
        version: '2',
        accounts: uids.map((uid) => ({ displayName: uid, playerId: uid })),
        banners: uids.map((uid) => ({
          profile: uid,
          name: '1',
          items: [{ n: 'Verina', t: '2026-01-10 05:11:30', q: '5' }],
        })),
      },
    },
  ],
]

afterEach(() => {
  vi.restoreAllMocks()
})

test.each(HOSTILE)('DOC-16 reading %s takes a number of steps that grows with its rows alone', (_name, document) => {
  const trim = vi.spyOn(String.prototype, 'trim')
  const reading = readPullDocument(document, { uid: '' }, sampleFactsOf)
  const looks = trim.mock.calls.length
  expect(reading.ok && reading.accounts.map(({ uid }) => uid)).toEqual(uids)
  expect(looks).toBeLessThan(ACCOUNTS * LOOKS_PER_ROW)
})
