import { INCOME } from '@ephemeris/gamedata/income/income'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GAME_IDS } from '../games/game.ts'
import { DAY_MS, instant } from '../time/instant.ts'
import { NO_CHOICES } from './income-choices.ts'
import { paymentsBetween } from './payments.ts'
import { countedBy, habitOf, PLAY_HABITS, playHabit } from './play-habits.ts'
import { at, sampleIncome } from './sample-income.test-data.ts'
import { sumPayments } from './summed-income.test-data.ts'

/** Of which each answer counts something that the one before it does not. */
const GAMES = GAME_IDS.filter((game) =>
  PLAY_HABITS.every((habit) => INCOME[game].sources.some((source) => habitOf(source) === habit)),
)

test('PLAN-53 an answer sets every switch but those of purchases, and is read from the switches alone', () => {
  const anyCounted = fc.dictionary(
    fc.constantFrom(...GAMES.flatMap((game) => INCOME[game].sources.map(({ id }) => id))),
    fc.boolean(),
  )
  fc.assert(
    fc.property(fc.constantFrom(...GAMES), fc.constantFrom(...PLAY_HABITS), anyCounted, (game, habit, before) => {
      const { sources } = INCOME[game]
      const answered = { ...before, ...countedBy(habit, sources) }
      expect(playHabit(answered, sources)).toBe(habit)
      for (const { id, kind } of sources) {
        if (kind === 'paid') expect(answered[id]).toBe(before[id])
        else expect(playHabit({ ...answered, [id]: !answered[id] }, sources)).not.toBe(habit)
      }
    }),
  )
  for (const game of GAMES) expect(playHabit({}, INCOME[game].sources)).toBeNull()
})

test.each(GAMES)(
  'PLAN-53 each answer counts more than the one before it, in a range within that of no answer (%s)',
  (game) => {
    const from = at('2026-05-20T12:00:00Z')
    const range = { from, to: instant(from + 90 * DAY_MS) }
    const { currency, sources } = INCOME[game]
    const sumOf = (counted: ReadonlyMap<string, boolean>) =>
      sumPayments(paymentsBetween(sampleIncome(game, 'UTC+8', { ...NO_CHOICES, counted }), range))
    const unasked = sumOf(new Map())
    const sums = PLAY_HABITS.map((habit) => sumOf(new Map(Object.entries(countedBy(habit, sources)))))
    const [daily, events, all] = sums.map(({ certain, usual }) => ({
      certain: certain[currency] ?? 0,
      low: usual.low[currency] ?? 0,
      high: usual.high[currency] ?? 0,
    }))
    if (!daily || !events || !all) throw new RangeError(game)
    expect(sums.map(({ certain }) => certain)).toEqual([unasked.certain, unasked.certain, unasked.certain])
    expect(daily.low).toBeLessThan(events.low)
    expect(events.low).toBeLessThan(all.low)
    expect(daily.high).toBeLessThan(events.high)
    expect(events.high).toBeLessThan(all.high)
    expect(all.low).toBeGreaterThan(unasked.usual.low[currency] ?? 0)
    expect(all.high).toBe(unasked.usual.high[currency])
    expect(all.low).toBeLessThan(all.high)
  },
)
