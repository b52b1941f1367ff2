import { expect, test } from 'vitest'
import type { Cell } from '../document.ts'
import { readPaimonMoe, readPaimonWorkbook } from './paimon-moe.ts'

const HEAD = ['Type', 'Name', 'Time', '⭐']
const ROW = ['Weapon', 'Cool Steel', '2026-01-10 13:11:31', 3]
const SIGNATURE = { name: 'Information', rows: [['Paimon.moe Wish History Export']] }

function workbook(...sheets: readonly { name: string; rows: readonly (readonly Cell[])[] }[]) {
  return readPaimonWorkbook({ kind: 'workbook', sheets })
}

test('DOC-1 a workbook is of paimon.moe by its signature, or by its columns', () => {
  const pulls = { name: 'Character Event', rows: [HEAD, ROW] }
  for (const sheets of [[SIGNATURE, pulls], [pulls]]) {
    expect(workbook(...sheets)?.accounts[0]?.rows).toMatchObject([{ poolId: '301', name: 'Cool Steel', rankType: '3' }])
  }
  expect(workbook(SIGNATURE)?.accounts[0]?.rows).toEqual([])
  expect(workbook({ ...pulls, name: 'Wishes' })?.accounts[0]?.rows).toMatchObject([{ poolId: 'Wishes' }])
  expect(workbook({ ...pulls, rows: [HEAD.slice(0, 3), ROW] })).toBeNull()
  expect(workbook({ name: 'Information', rows: [['Something else']] })).toBeNull()
})

test('DOC-1 the part of a row shows the second banner', () => {
  const rows = [
    [...HEAD, 'Part'],
    [...ROW, ''],
    [...ROW, 'Wish 2'],
    ['', '', '', '', ''],
  ]
  const read = workbook({ name: 'character event', rows })?.accounts[0]?.rows
  expect(read?.map((row) => row?.poolId)).toEqual(['301', '400'])
})

test('DOC-3 date cells of the first version of the workbook are instants of a device, under a head of time first', () => {
  const readingOf = (head: readonly string[], row: readonly Cell[]) => {
    const [account] = workbook({ name: 'Standard', rows: [head, row] })?.accounts ?? []
    return [account?.isOfDevice, account?.rows[0]?.time]
  }
  const first = ['Time', 'Name', 'Type', '⭐']
  expect(readingOf(first, ['2026-01-10T13:11:31', 'Cool Steel', 'Weapon', 3])).toEqual([true, '2026-01-10T13:11:31Z'])
  expect(readingOf(first, ['2026-01-10 13:11:31', 'Cool Steel', 'Weapon', 3])).toEqual([false, '2026-01-10 13:11:31'])
  expect(readingOf(HEAD, ['Weapon', 'Cool Steel', '2026-01-10T13:11:31', 3])).toEqual([false, '2026-01-10T13:11:31'])
})

test.each([
  ['2000-01-01 00:00:00', 8],
  ['1999-12-31T17:00:00', 1],
  ['1999-12-31 11:00:00', -5],
])('DOC-3 the novices’ banner of %s in the list gives the zone of the workbook', (start, hours) => {
  const banners = {
    name: 'Banner List',
    rows: [
      ['Name', 'Start'],
      ['Beginners', start],
    ],
  }
  expect(workbook(SIGNATURE, banners)?.accounts[0]?.zone).toMatchObject({ hours })
  expect(workbook(SIGNATURE)?.accounts[0]?.zone).toBeNull()
})

function backup(pulls: readonly unknown[], rest: Readonly<Record<string, unknown>> = {}) {
  const value = { 'wish-uid': '800000001', server: 'Asia', 'wish-counter-standard': { pulls }, ...rest }
  return readPaimonMoe({ kind: 'json', value })?.accounts[0]
}

const PULL = { type: 'weapon', id: 'cool_steel', time: '2026-01-10 13:11:31', pity: 1 }

test('DOC-10 a pity that is higher than the pulls before it shows pulls that were never entered', () => {
  const findingsOf = (...pities: readonly number[]) =>
    backup(pities.map((pity) => ({ ...PULL, pity })))?.findings?.map(({ code }) => code)
  expect(findingsOf(1, 1, 4)).toEqual(['pity_without_pulls'])
  expect(findingsOf(1, 1, 3)).toEqual([])
  expect(findingsOf(90)).toEqual(['pity_without_pulls'])
  expect(findingsOf(91)).toEqual([])
})

test('DOC-3 the times of a backup of 2020 are instants of a device, and its server is not believed', () => {
  expect(backup([PULL])).toMatchObject({ isOfDevice: false, zone: { hours: 8, isTrusted: true } })
  const old = backup([PULL, { ...PULL, time: '1598918400' }])
  expect(old).toMatchObject({ isOfDevice: true, zone: { hours: 8, isTrusted: false } })
  expect(backup([PULL], { server: 'Nowhere' })?.zone).toBeNull()
})
