import { INCOME } from '@ephemeris/gamedata/income/income'
import { OBSERVED } from '@ephemeris/gamedata/timeline/observed'
import { CYCLES } from '@ephemeris/gamedata/timeline/recurring'
import { VERSIONS } from '@ephemeris/gamedata/timeline/versions'
import fc from 'fast-check'
import type { GameId } from '../games/game.ts'
import { GAME_IDS } from '../games/game.ts'
import { type Instant, instant } from '../time/instant.ts'
import { offsetOf, SERVER_ZONES, type ServerZone } from '../time/zone.ts'
import { type IncomeCalendar, incomeCalendarOf } from './income-calendar.ts'
import { type IncomeChoices, NO_CHOICES } from './income-choices.ts'
import type { IncomeInput } from './payments.ts'

/** After everything that the tests ask. */
const CALENDAR_END = instant(Date.UTC(2031, 0, 1))

const calendars = new Map<string, IncomeCalendar>()

function sampleCalendar(game: GameId, zone: ServerZone): IncomeCalendar {
  const key = `${game} ${zone}`
  const facts = { versions: VERSIONS[game], versionDays: OBSERVED[game].versionDays, cycles: CYCLES[game] }
  const calendar = calendars.get(key) ?? incomeCalendarOf(facts, offsetOf(zone), CALENDAR_END)
  calendars.set(key, calendar)
  return calendar
}

/** The shipped facts: the rules are tested on what the product runs on. */
export function sampleIncome(
  game: GameId,
  zone: ServerZone = 'UTC+8',
  choices: Partial<IncomeChoices> = {},
): IncomeInput {
  return {
    facts: INCOME[game],
    calendar: sampleCalendar(game, zone),
    choices: { ...NO_CHOICES, ...choices },
  }
}

export function at(iso: string): Instant {
  return instant(Date.parse(iso))
}

const instants = fc.integer({ min: Date.UTC(2026, 1, 1), max: Date.UTC(2026, 11, 1) }).map(instant)

/** Any game on any server, with or without what is bought. */
export const anyIncome: fc.Arbitrary<IncomeInput> = fc
  .tuple(fc.constantFrom(...GAME_IDS), fc.constantFrom(...SERVER_ZONES), fc.option(instants), fc.boolean())
  .map(([game, zone, passUntil, isBought]) =>
    sampleIncome(game, zone, {
      passUntil,
      counted: new Map(INCOME[game].sources.filter(({ kind }) => kind === 'paid').map(({ id }) => [id, isBought])),
    }),
  )

/** Ascending instants, many of them resets of a server on days of a change to or from daylight saving. */
export const anyInstants: fc.Arbitrary<readonly Instant[]> = fc
  .array(
    fc.oneof(
      instants,
      fc
        .tuple(
          fc.constantFrom('2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01'),
          fc.constantFrom('20:00', '03:00', '09:00'),
        )
        .map(([day, reset]) => at(`${day}T${reset}:00Z`)),
    ),
    { minLength: 3, maxLength: 5 },
  )
  .map((list) => list.toSorted((one, other) => one - other))
