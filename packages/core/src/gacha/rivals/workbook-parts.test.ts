import { expect, test } from 'vitest'
import { type WorkbookWords, workbookParts } from './workbook-parts.ts'

const WORDS: WorkbookWords = {
  sheet: 'Every pull of a very long time, one by one',
  columns: {
    time: 'Time',
    pool: 'Banner',
    name: 'Name',
    type: 'Type',
    rarity: 'Rarity',
    poolId: 'Pool',
    itemId: 'Item',
    pullId: 'Pull',
  },
  poolName: (poolId) => `Pool ${poolId}`,
}

const PULL = {
  id: '1768021200000279850',
  poolId: '301',
  gachaId: '',
  itemId: '11301',
  name: 'Cool & "Steel"',
  itemType: 'Weapon',
  rank: 3,
  time: '2026-01-10 12:00:00',
  order: 0,
}

function partsOf(count: number) {
  const pulls = Array.from({ length: count }, () => PULL)
  return workbookParts({ gameId: 'genshin', uid: '800000001', timezone: 8, pulls }, WORDS)
}

/** Whether tags are closed in turn and hold nothing but attributes. */
function isWellFormed(xml: string): boolean {
  const open: string[] = []
  const rest = xml.replaceAll(
    /<(\?xml|\/?[\w:]+)((?: [\w:]+="[^"<]*")*)(\?|\/?)>/g,
    (_tag, name: string, _attributes, end: string) => {
      if (name.startsWith('/')) return open.pop() === name.slice(1) ? '' : '<'
      if (end === '') open.push(name)
      return ''
    },
  )
  return open.length === 0 && !/[<>"]/.test(rest.replaceAll('&quot;', ''))
}

test('RIVAL-3 every part of a workbook is well-formed', () => {
  const parts = Object.entries(partsOf(3))
  expect(parts.map(([path]) => path)).toContain('xl/worksheets/sheet1.xml')
  for (const [path, xml] of parts) expect([path, isWellFormed(xml)]).toEqual([path, true])
})

test('RIVAL-3 every cell stands in its row and column, and the filter covers them all', () => {
  const sheet = partsOf(2)['xl/worksheets/sheet1.xml'] ?? ''
  const places = [...sheet.matchAll(/<c r="(\w+)"/g)].map(([, place]) => place)
  expect(places).toEqual([1, 2, 3].flatMap((row) => [...'ABCDEFGH'].map((letter) => `${letter}${row}`)))
  expect(sheet).toContain('<autoFilter ref="A1:H3"/>')
})

test('RIVAL-3 a time is a date cell, the heads are bold, and ids are text', () => {
  const sheet = partsOf(1)['xl/worksheets/sheet1.xml'] ?? ''
  expect(sheet).toContain('<c r="A2" s="2"><v>46032.5</v></c>')
  expect(sheet).toContain('<c r="A1" t="inlineStr" s="1">')
  expect(sheet).toContain('<c r="H2" t="inlineStr"><is><t xml:space="preserve">1768021200000279850</t></is></c>')
})

test('RIVAL-3 a name of a sheet has at most 31 characters', () => {
  const [, name = ''] = /<sheet name="([^"]*)"/.exec(partsOf(0)['xl/workbook.xml'] ?? '') ?? []
  expect(name).toBe(WORDS.sheet.slice(0, 31))
})
