import { expect, test } from 'vitest'
import { GENSHIN, WUTHERING } from '../../gacha/sample-facts.test-data.ts'
import { finding } from '../finding.ts'
import { PLAIN } from '../rows/accounts.ts'
import { type DraftAccount, type DraftRow, draftRow } from '../rows/draft.ts'
import { convertAccount } from './convert-account.ts'

const ASIA = '800000001'
const ROW: Partial<DraftRow> = {
  id: '1768021200000279850',
  poolId: '301',
  time: '2026-01-10 13:11:31',
  itemId: '11301',
  name: 'Cool Steel',
  rankType: '3',
}
/** The same pull at another second, under an id of its own. */
const row = (second: number, change: Partial<DraftRow> = {}) =>
  draftRow({ ...ROW, id: `17680212000002798${50 + second}`, time: `2026-01-10 13:11:${30 + second}`, ...change })

function convert(rows: DraftAccount['rows'], change: Partial<DraftAccount> = {}, given = '') {
  const draft = { ...PLAIN, uid: ASIA, section: 'sample', rows, ...change, gameId: 'genshin' as const }
  return convertAccount(draft, { uid: given }, GENSHIN)
}

/** As far as a test looks. */
function outcome(rows: DraftAccount['rows'], change: Partial<DraftAccount> = {}) {
  const { account, problems } = convert(rows, change)
  return {
    names: account?.pulls.map(({ name }) => name),
    skipped: account?.skipped,
    findings: account?.diagnosis.findings.map(({ code, rows: count, values }) => [code, count, ...values].join(' ')),
    problems: problems.map((problem) => [problem.row, problem.fault]),
  }
}

test('DOC-9 the account is that of the file, else the given one, else there is none', () => {
  const rows = [row(1), row(2)]
  const accountFor = (uid: string, given: string) => {
    const { account, problems } = convert(rows, { uid }, given)
    return account ? [account.uid, account.diagnosis.uidFrom] : problems
  }
  expect(accountFor(ASIA, '700000001')).toEqual([ASIA, 'file'])
  expect(accountFor('', '700000001')).toEqual(['700000001', 'given'])
  expect(accountFor('', '')).toEqual([{ section: 'sample', row: null, rows: 2, fault: 'uid_missing' }])
  expect(accountFor('7', '')).toEqual([{ section: 'sample', row: null, rows: 2, fault: 'uid_invalid' }])
})

test('GACHA-5 pulls that a file has under both ids of the game count once, and the report says so', () => {
  const again = (second: number) => row(second, { id: `17680220400002798${50 + second}` })
  const { account } = convert([row(1), row(2), again(1), again(2)])
  expect(account?.pulls.map(({ id }) => id)).toEqual([row(1).id, row(2).id])
  expect(account?.diagnosis.findings).toEqual([finding('doubled', 2)])
})

test('GACHA-9 the report says how many pulls cannot be', () => {
  const ids = (n: number) => `1768021200000279${String(100 + n)}`
  const press = (count: number) => Array.from({ length: count }, (_, n) => row(1, { id: ids(n) }))
  expect(convert(press(10)).account?.diagnosis.findings).toEqual([])
  expect(convert(press(12)).account?.diagnosis.findings).toEqual([finding('impossible', 12)])
})

test('UIGF-3 each row that is left out has its number, its reason and its pool', () => {
  const read = outcome([
    null,
    row(1),
    row(2, { time: 'some day' }),
    row(3, { poolId: 'x', time: '' }),
    row(1),
    row(4, { poolId: '302', itemId: '', name: '' }),
    row(5, { noPull: 'invented' }),
  ])
  expect(read.problems).toEqual([
    [1, 'not_a_record'],
    [3, 'time_invalid'],
    [4, 'pool_invalid'],
    [5, 'duplicate'],
    [6, 'item_missing'],
  ])
  expect(read.skipped).toEqual({ 301: 2, 302: 1 })
  expect(read.findings).toEqual(['invented 1'])
  expect(read.names).toEqual(['Cool Steel'])
})

test('UIGF-5 a row without an id is known by its occurrence, beside rows that have one', () => {
  const { pulls = [] } = convert([row(1, { id: '' }), row(2), row(3, { id: '7' })]).account ?? {}
  expect(pulls.map(({ id }) => id)).toEqual([
    '301-20260110131131-11301-1',
    '1768021200000279852',
    '301-20260110131133-11301-1',
  ])
})

test('DOC-5 a pool is known by the name that a tool has for it, and a rank by its words', () => {
  const { account } = convert([row(1, { poolId: 'weapon event', itemId: '99999', name: 'New', rankType: '4★' })])
  expect(account?.pulls).toMatchObject([{ poolId: '302', rankType: '4', itemId: '99999' }])
})

test('DOC-3 times come to the clock of the server, and one beyond the calendar is none', () => {
  const at = (time: string) => convert([row(1, { id: '', time })]).account?.pulls.map((pull) => pull.time)
  expect(at('2026-01-10T05:11:31Z')).toEqual(['2026-01-10 13:11:31'])
  expect(at('2099-12-31 23:59:59')).toEqual(['2099-12-31 23:59:59'])
  expect(at('9999999999999')).toEqual([])
  expect(outcome([row(1, { time: '9999999999999' })]).problems).toEqual([[1, 'time_invalid']])
})

test('DOC-10 items by name and unknown ones are counted apart, of rows that count', () => {
  const named = row(1, { itemId: '' })
  const unknown = row(2, { itemId: '99999', name: 'Nobody', itemType: 'Weapon' })
  const known = row(3)
  expect(outcome([named, unknown, known]).findings).toEqual(['items_by_name 1 en', 'items_unknown 1'])
  expect(outcome([known]).findings).toEqual([])
})

test('DOC-10 ids are absent where no row has one, of a game that has them', () => {
  const without = (second: number) => row(second, { id: '' })
  expect(outcome([without(1), without(2)]).findings).toEqual(['ids_absent 2'])
  expect(outcome([without(1), row(2)]).findings).toEqual([])
  expect(outcome([]).findings).toEqual([])
  const resonator = draftRow({
    poolId: '1',
    time: '2026-01-10 13:11:31',
    itemId: '1503',
    name: 'Verina',
    rankType: '5',
  })
  const draft = { ...PLAIN, uid: '900000001', section: 'sample', rows: [resonator], gameId: 'wuthering' as const }
  const { account } = convertAccount(draft, { uid: '' }, WUTHERING)
  expect(account?.diagnosis.findings).toEqual([])
  expect(account?.pulls.map(({ name }) => name)).toEqual(['Verina'])
})

test('DOC-10 findings of the format stand last, and each one once', () => {
  const findings = [finding('second_banner_merged', 0), finding('manual', 2)]
  expect(
    outcome([row(1), row(2, { noPull: 'manual' }), row(3, { noPull: 'placeholder' })], { findings }).findings,
  ).toEqual(['manual 3', 'placeholder 1', 'second_banner_merged 0'])
  expect(convert([row(1), null, row(2, { noPull: 'manual' })]).account?.diagnosis.rows).toBe(3)
})

test('DOC-6 a block that came twice is reported with the number of its rows', () => {
  const block = [row(1, { id: '' }), row(2, { id: '', itemId: '', name: 'Slingshot' })]
  const { names, findings } = outcome([...block, ...block])
  expect(names).toEqual(['Cool Steel', 'Slingshot'])
  expect(findings).toContain('block_repeated 2')
})

test('DOC-6 views of one log are joined, the earlier one first, and ids repeat among them', () => {
  const again = [row(1, { view: 1 }), row(2, { view: 1 })]
  expect(outcome([row(1), ...again])).toMatchObject({ names: ['Cool Steel', 'Cool Steel'], problems: [] })
  const other = row(1, { view: -1, itemId: '', name: 'Slingshot' })
  for (const rows of [
    [row(1), other],
    [other, row(1)],
  ]) {
    expect(outcome(rows).names).toEqual(['Slingshot'])
  }
  const broken = row(1, { id: '', view: -1 })
  expect(outcome([row(1), row(2), broken])).toMatchObject({ names: ['Cool Steel', 'Cool Steel'], problems: [] })
})

test('GACHA-3 pulls come out oldest first, whichever way the file stands', () => {
  const { account } = convert([row(3), row(1), row(2)])
  expect(account?.pulls.map(({ time }) => time.slice(-2))).toEqual(['31', '32', '33'])
})

test('DOC-4 a row whose time contradicts its id and the rows around it is left out as one without a time', () => {
  const day = (place: number) =>
    row(place, { id: `${1768021200 + place * 86400}000279850`, time: `2026-01-${10 + place} 13:11:31` })
  const rows = [day(1), day(2), { ...day(3), time: '2023-01-13 13:11:31' }, day(4)]
  expect(outcome(rows)).toMatchObject({ skipped: { 301: 1 }, findings: [], problems: [[3, 'time_invalid']] })
})
