import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readHistoryFile } from './history-file.ts'
import { compareKinds, HISTORY_KINDS } from './kinds.ts'
import { sampleExport } from './sample-export.test-data.ts'

const exported = (...activities: unknown[]) => JSON.stringify({ retcode: 0, data: { activities } })

test('HIST-1 an export with every kind is read whole', () => {
  const file = readHistoryFile(sampleExport())
  expect(file).toMatchObject({ fault: null, skipped: [] })
  expect(file.fault === null && file.entries.map(({ id }) => id)).toEqual([...HISTORY_KINDS.keys()])
})

test.each([
  ['no JSON', '{', 'not_json'],
  ['a list', '[]', 'not_an_export'],
  ['null', 'null', 'not_an_export'],
  ['without activities', '{"retcode":0,"data":{}}', 'not_an_export'],
  ['a refused query', '{"retcode":-100,"data":null}', 'refused'],
  ['no activity', exported(), 'empty'],
])('HIST-1 a file is refused with its reason: %s', (_, text, fault) => {
  expect(readHistoryFile(text)).toEqual({ fault })
})

test('HIST-1 a bad entry among good ones is skipped and reported by its place', () => {
  const text = exported({ effigy: { total_times: 1 } }, 7, { a: {}, b: {} }, { 'x y': {} }, { sumo: null }, {})
  expect(readHistoryFile(text)).toEqual({
    fault: null,
    entries: [{ id: 'effigy', data: { total_times: 1 } }],
    skipped: [
      { position: 2, fault: 'not_an_object' },
      { position: 3, fault: 'not_one_kind' },
      { position: 4, fault: 'bad_id' },
      { position: 5, fault: 'no_data' },
      { position: 6, fault: 'not_one_kind' },
    ],
  })
})

test('HIST-1 where every entry is bad, the file is not called empty', () => {
  const skipped = [{ position: 1, fault: 'bad_id' }]
  expect(readHistoryFile(exported({ 'x y': {} }))).toEqual({ fault: null, entries: [], skipped })
})

test('HIST-1 of two entries of one kind the later counts', () => {
  const file = readHistoryFile(exported({ sumo: { total_times: 1 } }, { sumo: { total_times: 2 } }))
  expect(file).toMatchObject({ entries: [{ id: 'sumo', data: { total_times: 2 } }] })
})

test('HIST-1 no text makes the reader fail', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void readHistoryFile(text)))
  fc.assert(fc.property(fc.array(fc.anything()), (list) => void readHistoryFile(exported(...list))))
})

test('HIST-2 thirty-six kinds are known, three of them minor', () => {
  expect(HISTORY_KINDS.size).toBe(36)
  for (const { version } of HISTORY_KINDS.values()) expect(version).toMatch(/^\d\.\d$/)
  expect([...HISTORY_KINDS.values()].filter(({ isMinor }) => isMinor)).toHaveLength(3)
})

test('HIST-3 kinds are listed by version, the newest first', () => {
  const ids = ['effigy', 'activity_ceremony', 'unheard_of', 'crystal_v2', 'music', 'gain_buff']
  expect(ids.toSorted(compareKinds)).toEqual([
    'activity_ceremony',
    'gain_buff',
    'crystal_v2',
    'music',
    'effigy',
    'unheard_of',
  ])
})
