import { indexFacts } from '@ephemeris/core/gacha/facts'
import type { Pull } from '@ephemeris/core/gacha/pull'
import { instant } from '@ephemeris/core/time/instant'
import { utcOffset } from '@ephemeris/core/time/zone'
import { GACHA_FACTS } from '@ephemeris/gamedata/pulls/gacha-facts'
import { expect, test } from 'vitest'
import { accountOfFiles, provenOf, withoutFiles } from '#web/lib/pulls/file-pulls'
import { pullsOf, type StoredFiles, storedPull } from '#web/lib/pulls/stored-pulls'
import { validAccount } from '#web/lib/pulls/valid-account'

const KEY = { gameId: 'genshin', uid: '800000001' } as const
const FACTS = { index: indexFacts('genshin', GACHA_FACTS.genshin), server: utcOffset(480), at: instant(9) }

function pull(day: number): Pull {
  const two = String(day).padStart(2, '0')
  return {
    id: `17161704000001234${two}`,
    poolId: '301',
    time: `2026-05-${two} 12:01:02`,
    itemId: '10000022',
    name: 'Venti',
    itemType: 'Character',
    rankType: '5',
    count: '1',
    gachaId: '',
    order: 0,
  }
}

function filesOf(at: number, ...days: readonly number[]): StoredFiles {
  return { at, formats: ['UIGF v4.2'], pulls: days.map((day) => storedPull(pull(day))) }
}

const daysOf = (files: readonly StoredFiles[]) =>
  pullsOf(accountOfFiles(KEY, files, FACTS)).map(({ time }) => Number(time.slice(8, 10)))

test('LOCAL-15 files make the same history in any order, each pull once', () => {
  const [a, b, c] = [filesOf(1, 1, 2, 3), filesOf(2, 3, 4), filesOf(3, 2, 9)]
  expect(daysOf([a, b, c])).toEqual([1, 2, 3, 4, 9])
  expect(daysOf([c, b, a])).toEqual([1, 2, 3, 4, 9])
})

test('LOCAL-15 what is taken back leaves what other files have as well', () => {
  const [a, b] = [filesOf(1, 1, 2, 3), filesOf(2, 3, 4)]
  expect(daysOf([a, b].filter(({ at }) => at !== 2))).toEqual([1, 2, 3])
  expect(daysOf([a, b].filter(({ at }) => at !== 1))).toEqual([3, 4])
})

test('LOCAL-15 the time between two files that do not meet is a gap', () => {
  const { stats } = accountOfFiles(KEY, [filesOf(1, 1, 2), filesOf(2, 8, 9)], FACTS)
  const at = (day: number) => Date.UTC(2026, 4, day, 4, 1, 2)
  expect(stats.coverage['301']).toEqual({
    isCompleteFromStart: false,
    gaps: [{ from: at(2), to: at(8) }],
    safeUntil: null,
  })
})

test('GACHA-25 LOCAL-16 two files that were confirmed together and do not meet keep their gap, and so they are brought', () => {
  const apart = accountOfFiles(KEY, [filesOf(1, 1, 2), filesOf(2, 8, 9)], FACTS)
  const whole = filesOf(1, 1, 2, 8, 9)
  const parts = [filesOf(1, 1, 2), filesOf(2, 8, 9)].map(({ pulls }) =>
    pulls.map(({ gacha_type, time }) => ({ poolId: gacha_type, time })),
  )
  const together = accountOfFiles(KEY, [{ ...whole, parts }], FACTS)
  expect(together.stats).toEqual(apart.stats)
  expect(validAccount(structuredClone(together))).toEqual(together)
  const unsound = { ...together, files: [{ ...whole, parts: [[{ poolId: 5, time: '' }]] }] }
  expect(validAccount(unsound)?.files).toEqual([whole])

  const proven = (account: typeof apart) =>
    provenOf(account.files ?? [], FACTS).map((part) => part.map(({ time }) => time.slice(8, 10)))
  expect([proven(together), proven(apart)]).toEqual([
    [
      ['01', '02'],
      ['08', '09'],
    ],
    [
      ['01', '02'],
      ['08', '09'],
    ],
  ])
  expect(proven(accountOfFiles(KEY, [filesOf(2, 2, 8), filesOf(1, 1, 2)], FACTS))).toEqual([['01', '08']])
})

test('LOCAL-13 LOCAL-15 a record of files is read back as it was written, its unreadable parts left out', () => {
  const record = { ...accountOfFiles(KEY, [filesOf(1, 1, 2)], FACTS), broughtTo: ['ada', 'bob'] }
  expect(validAccount(structuredClone(record))).toEqual(record)
  const damaged = { ...record, files: [...(record.files ?? []), { at: 'x' }, null], broughtTo: 5 }
  expect(validAccount(damaged)).toEqual(accountOfFiles(KEY, [filesOf(1, 1, 2)], FACTS))
})

test('LOCAL-16 a record that names one user, as earlier versions wrote it, is read as brought to that user', () => {
  const record = accountOfFiles(KEY, [filesOf(1, 1, 2)], FACTS)
  expect(validAccount({ ...record, broughtTo: 'ada' })).toEqual({ ...record, broughtTo: ['ada'] })
})

test('LOCAL-15 imports that are taken back one after the other are both gone', () => {
  const record = accountOfFiles(KEY, [filesOf(1, 1), filesOf(2, 2), filesOf(3, 3)], FACTS)
  const once = withoutFiles(record, KEY, { takenAt: 1, facts: FACTS })
  const twice = once && withoutFiles(once, KEY, { takenAt: 2, facts: FACTS })
  expect(twice).toEqual(accountOfFiles(KEY, [filesOf(3, 3)], FACTS))
  expect(twice && withoutFiles(twice, KEY, { takenAt: 3, facts: FACTS })).toBeNull()
})

test('LOCAL-16 a user who has all of it is not asked again after an import was taken back', () => {
  const record = { ...accountOfFiles(KEY, [filesOf(1, 1), filesOf(2, 2)], FACTS), broughtTo: ['ada'] }
  expect(withoutFiles(record, KEY, { takenAt: 1, facts: FACTS })?.broughtTo).toEqual(['ada'])
})

test('LOCAL-15 GACHA-4 files keep what two pools have under one id, and a different pull under one id leaves a gap', () => {
  const files = (at: number, ...pulls: readonly Pull[]): StoredFiles => ({
    ...{ at, formats: ['UIGF v4.2'] },
    pulls: pulls.map(storedPull),
  })
  const other = { ...pull(2), poolId: '302' }
  const both = [files(1, pull(1), pull(2), pull(3)), files(2, other)]
  for (const order of [both, both.toReversed()]) {
    expect(pullsOf(accountOfFiles(KEY, order, FACTS)).map(({ poolId, id }) => `${poolId} ${id.slice(-2)}`)).toEqual([
      '301 01',
      '301 02',
      '301 03',
      '302 02',
    ])
  }
  const odd = accountOfFiles(KEY, [...both, files(3, { ...pull(2), itemId: '10000003', name: 'Jean' })], FACTS)
  expect(pullsOf(odd)).toHaveLength(4)
  const at = Date.UTC(2026, 4, 2, 4, 1, 2)
  expect(odd.stats.coverage['301']?.gaps).toEqual([{ from: at - 1000, to: at + 1000 }])
  expect(odd.stats.coverage['302']?.gaps).toEqual([])
})
