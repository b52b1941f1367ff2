import * as z from 'zod/mini'
import { readKind } from '../by-game.ts'
import { PLAN_FILES_BY_GAME } from '../games/plan-files.ts'
import { flag, number, orNull, provenance, type RowsOf, someText } from '../shape.ts'

/** What a player does for it; texts exist for these words, not for the 70 ids. */
export const INCOME_TOPICS = [
  'daily',
  'weekly',
  'endgame',
  'shop',
  'battle_pass',
  'pass',
  'check_in',
  'log_in',
  'update',
  'codes',
  'trial',
  'events',
  'web',
  'content',
  'anniversary',
  'loyalty',
] as const

/**
 * `certain`: paid in every period to all who take it; `conditional`: to all who play it in full; `paid`: only after a
 * purchase; `estimate`: the median of past versions; `once`: once per account or year.
 */
export const INCOME_KINDS = ['certain', 'conditional', 'paid', 'estimate', 'once'] as const

/**
 * How often it is paid. Days, weeks (Monday) and months (the 1st) turn at 04:00 on the server's clock; `cycle` is an id
 * of `recurring.json`; `pass_day` and `pass_purchase` count while a 30-day pass runs; `event` and `once` have no date.
 */
const cadence = z.discriminatedUnion('unit', [
  z.strictObject({ unit: z.enum(['day', 'week', 'month', 'version', 'pass_day', 'pass_purchase', 'event', 'once']) }),
  z.strictObject({ unit: z.literal('cycle'), cycle: someText }),
  /** The month 1 to 12 in which it usually comes. */
  z.strictObject({ unit: z.literal('year'), month: number }),
])

/** When in its period all of it can be had. `evenly`: in equal parts on each of its days. */
const arrival = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('after'), days: number }),
  z.strictObject({ kind: z.literal('before_end'), days: number }),
  z.strictObject({ kind: z.literal('evenly') }),
])

const band = z.strictObject({ low: number, high: number })

/** Something that pays. Amounts are whole. */
const source = z.strictObject({
  id: someText,
  topic: z.enum(INCOME_TOPICS),
  kind: z.enum(INCOME_KINDS),
  /** The currency, the paid currency or a ticket of the game. */
  gives: someText,
  amount: number,
  /** Where the amount is not the same every time. */
  range: orNull(band),
  cadence,
  arrival: z._default(arrival, { kind: 'after', days: 0 }),
  /** Who has not had it yet can have it until its period ends; otherwise it is gone soon after it came. */
  lasts: flag,
  /** What it is bought for, with an amount for one unit, where it is not free. */
  costs: orNull(z.strictObject({ what: someText, amount: orNull(number) })),
  /** The version since which the amount holds; `null`: not known. */
  since: orNull(someText),
  ...provenance,
})

const ticket = z.strictObject({
  id: someText,
  /** In the game's currency; `null`: it cannot be bought, or the price is not known. */
  price: orNull(number),
  /** For pools without a limited 5-star. */
  isStandard: flag,
})

const income = z.strictObject({
  /** What tickets are bought with. */
  currency: someText,
  /** Bought for money; one of it is one of `currency`. */
  paidCurrency: someText,
  tickets: z.array(ticket),
  sources: z.array(source),
  /** `amount` of `takes` for one of `gives`. */
  exchanges: z.array(z.strictObject({ id: someText, takes: someText, amount: number, gives: someText, ...provenance })),
  /** What comes back from pulls, per item pulled. */
  refunds: z.array(
    z.strictObject({ id: someText, gives: someText, amount: number, range: orNull(band), ...provenance }),
  ),
})

export type Band = RowsOf<typeof band>
export type IncomeSource = RowsOf<typeof source>
export type Income = RowsOf<typeof income>

export const INCOME = readKind(PLAN_FILES_BY_GAME, 'income', income)
