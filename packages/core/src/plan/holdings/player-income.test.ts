import { INCOME } from '@ephemeris/gamedata/income/income'
import { expect, test } from 'vitest'
import { codePayments, UNUSED_CODES } from '../../codes/code-payments.ts'
import { type IncomeChoices, NO_CHOICES } from '../../income/income-choices.ts'
import { DAY_MS, formatInstant, type Instant, instant, parseInstant } from '../../time/instant.ts'
import { utcOffset } from '../../time/zone.ts'
import { NOW, SPIRAL_ABYSS, situation } from '../goals/sample-situation.test-data.ts'
import { cyclePayments, plannedPayments, withRenewal } from './player-income.ts'

const BOUGHT = { ...NO_CHOICES, counted: new Map([['welkin_purchase', true]]) }

function at(text: string): Instant {
  return parseInstant(text) ?? instant(Number.NaN)
}

function passAfter(choices: IncomeChoices, now: string, server = 480): string | null {
  const calendar = { ...situation().calendar, server: utcOffset(server) }
  const { passUntil } = withRenewal(choices, { facts: INCOME.genshin, calendar }, at(now))
  return passUntil && formatInstant(passUntil)
}

test.each([
  ['2026-05-20T04:00:00Z', 480, '2026-05-19T20:00:00Z'],
  ['2026-05-19T20:00:00Z', 480, '2026-05-19T20:00:00Z'],
  ['2026-05-19T19:59:59Z', 480, '2026-05-18T20:00:00Z'],
  ['2026-05-20T04:00:00Z', -300, '2026-05-19T09:00:00Z'],
])('PLAN-10 a pass that is bought at %s begins with the day of the server at UTC%i minutes', (now, server, from) => {
  expect(passAfter(BOUGHT, now, server)).toBe(from)
})

test('PLAN-10 a pass that runs is renewed when it ends, and one that ended and is not bought is none', () => {
  const until = at('2026-05-20T04:00:00Z')
  expect(passAfter({ ...BOUGHT, passUntil: until }, '2026-05-20T04:00:00Z')).toBe('2026-05-20T04:00:00Z')
  expect(passAfter({ ...BOUGHT, passUntil: until }, '2026-05-20T04:00:01Z')).toBe('2026-05-19T20:00:00Z')
  expect(passAfter({ ...NO_CHOICES, passUntil: until }, '2026-05-20T03:59:59Z')).toBe('2026-05-20T04:00:00Z')
  expect(passAfter({ ...NO_CHOICES, passUntil: until }, '2026-05-20T04:00:01Z')).toBeNull()
  const refused = { ...NO_CHOICES, counted: new Map([['welkin_purchase', false]]) }
  expect(passAfter(refused, '2026-05-20T04:00:01Z')).toBeNull()
})

test('PLAN-9 the periods of challenges alone have activities, under the ids of the timeline', () => {
  const income = situation()
  const payments = cyclePayments(income, { from: NOW, to: instant(NOW + DAY_MS) })
  expect(payments).toContainEqual({
    activityId: SPIRAL_ABYSS,
    sourceId: 'spiral_abyss',
    key: 'spiral_abyss/2026-05-16',
  })
  const cycles = income.facts.sources.filter(({ cadence }) => cadence.unit === 'cycle').map(({ id }) => id)
  for (const { sourceId } of payments) expect(cycles).toContain(sourceId)
})

test('PLAN-55 unused codes are certain income at once if they are counted, and programmes are not counted twice', () => {
  const code = {
    ...({ gameId: 'genshin', code: 'FIRST', region: 'world', items: [], since: NOW, until: null, url: null } as const),
    ...{ checkedAt: NOW, goneSince: null, given: [{ id: 'primogem', amount: 60 }] },
  }
  const codes = codePayments([code], NOW)
  const until = instant(NOW + 60 * DAY_MS)
  const sums = [false, true].map((isCounted) => {
    const plan = { ...situation().plan, counted: { [UNUSED_CODES]: isCounted } }
    return plannedPayments({ ...situation(), plan, codes }, until).filter(({ sourceId }) => /codes/.test(sourceId))
  })
  expect(sums[0]?.map(({ sourceId }) => sourceId)).not.toContain(UNUSED_CODES)
  expect(sums[1]?.[0]).toMatchObject({ gives: 'primogem', low: 60, layer: 'certain', at: NOW })
  const programmes = (sums[1] ?? []).filter(({ sourceId }) => sourceId !== UNUSED_CODES)
  expect(programmes).toEqual((sums[0] ?? []).filter(({ at: day }) => day >= NOW + 14 * DAY_MS))
  expect(plannedPayments(situation({ codes: [] }), until)).toEqual(plannedPayments(situation(), until))
})
