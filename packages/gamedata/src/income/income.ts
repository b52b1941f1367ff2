import { type ByGame, readKind } from '../by-game.ts'
import type { Provenance } from '../confidence.ts'
import { PLAN_FILES_BY_GAME } from '../games/plan-files.ts'
import { Row } from '../row.ts'

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

export type IncomeTopic = (typeof INCOME_TOPICS)[number]

/**
 * `certain`: paid in every period to all who take it; `conditional`: to all who play it in full; `paid`: only after a
 * purchase; `estimate`: the median of past versions; `once`: once per account or year.
 */
export const INCOME_KINDS = ['certain', 'conditional', 'paid', 'estimate', 'once'] as const

export type IncomeKind = (typeof INCOME_KINDS)[number]

/**
 * How often it is paid. Days, weeks (Monday) and months (the 1st) turn at 04:00 on the server's clock; `cycle` is an id
 * of `recurring.json`; `pass_day` and `pass_purchase` count while a 30-day pass runs; `event` and `once` have no date.
 */
export type IncomeCadence =
  | { readonly unit: 'day' | 'week' | 'month' | 'version' | 'pass_day' | 'pass_purchase' | 'event' | 'once' }
  | { readonly unit: 'cycle'; readonly cycle: string }
  /** The month 1 to 12 in which it usually comes. */
  | { readonly unit: 'year'; readonly month: number }

/** When in its period all of it can be had. `evenly`: in equal parts on each of its days. */
export type IncomeArrival =
  | { readonly kind: 'after'; readonly days: number }
  | { readonly kind: 'before_end'; readonly days: number }
  | { readonly kind: 'evenly' }

export interface Band {
  readonly low: number
  readonly high: number
}

/** Something that pays. Amounts are whole. */
export interface IncomeSource extends Provenance {
  readonly id: string
  readonly topic: IncomeTopic
  readonly kind: IncomeKind
  /** The currency, the paid currency or a ticket of the game. */
  readonly gives: string
  readonly amount: number
  /** Where the amount is not the same every time. */
  readonly range: Band | null
  readonly cadence: IncomeCadence
  readonly arrival: IncomeArrival
  /** Who has not had it yet can have it until its period ends; otherwise it is gone soon after it came. */
  readonly lasts: boolean
  /** What it is bought for, with an amount for one unit, where it is not free. */
  readonly costs: { readonly what: string; readonly amount: number | null } | null
  /** The version since which the amount holds; `null`: not known. */
  readonly since: string | null
}

export interface Ticket {
  readonly id: string
  /** In the game's currency; `null`: it cannot be bought, or the price is not known. */
  readonly price: number | null
  /** For pools without a limited 5-star. */
  readonly isStandard: boolean
}

/** `amount` of `takes` for one of `gives`. */
export interface Exchange extends Provenance {
  readonly id: string
  readonly takes: string
  readonly amount: number
  readonly gives: string
}

/** What comes back from pulls, per item pulled. */
export interface Refund extends Provenance {
  readonly id: string
  readonly gives: string
  readonly amount: number
  readonly range: Band | null
}

export interface Income {
  /** What tickets are bought with. */
  readonly currency: string
  /** Bought for money; one of it is one of `currency`. */
  readonly paidCurrency: string
  readonly tickets: readonly Ticket[]
  readonly sources: readonly IncomeSource[]
  readonly exchanges: readonly Exchange[]
  readonly refunds: readonly Refund[]
}

export function readIncome(file: unknown, where: string): Income {
  const game = new Row(file, where)
  return {
    currency: game.text('currency'),
    paidCurrency: game.text('paidCurrency'),
    tickets: game
      .rows('tickets')
      .map((row) => ({ id: row.text('id'), price: row.numberOrNull('price'), isStandard: row.flag('isStandard') })),
    sources: game.rows('sources').map(readSource),
    exchanges: game.rows('exchanges').map((row) => ({
      id: row.text('id'),
      takes: row.text('takes'),
      amount: row.number('amount'),
      gives: row.text('gives'),
      ...row.provenance(),
    })),
    refunds: game.rows('refunds').map((row) => ({
      id: row.text('id'),
      gives: row.text('gives'),
      amount: row.number('amount'),
      range: readBand(row),
      ...row.provenance(),
    })),
  }
}

function readSource(row: Row): IncomeSource {
  return {
    id: row.text('id'),
    topic: row.oneOf('topic', INCOME_TOPICS),
    kind: row.oneOf('kind', INCOME_KINDS),
    gives: row.text('gives'),
    amount: row.number('amount'),
    range: readBand(row),
    cadence: readCadence(row.row('cadence')),
    arrival: row.has('arrival') ? readArrival(row.row('arrival')) : { kind: 'after', days: 0 },
    lasts: row.flag('lasts'),
    costs: row.has('costs')
      ? { what: row.row('costs').text('what'), amount: row.row('costs').numberOrNull('amount') }
      : null,
    since: row.textOrNull('since'),
    ...row.provenance(),
  }
}

function readBand(row: Row): Band | null {
  if (!row.has('range')) return null
  const range = row.row('range')
  return { low: range.number('low'), high: range.number('high') }
}

function readCadence(row: Row): IncomeCadence {
  const unit = row.oneOf('unit', [
    'day',
    'week',
    'month',
    'version',
    'cycle',
    'year',
    'pass_day',
    'pass_purchase',
    'event',
    'once',
  ])
  switch (unit) {
    case 'cycle':
      return { unit, cycle: row.text('cycle') }
    case 'year':
      return { unit, month: row.number('month') }
    default:
      return { unit }
  }
}

function readArrival(row: Row): IncomeArrival {
  const kind = row.oneOf('kind', ['after', 'before_end', 'evenly'])
  return kind === 'evenly' ? { kind } : { kind, days: row.number('days') }
}

export const INCOME: ByGame<Income> = readKind(PLAN_FILES_BY_GAME, 'income', readIncome)
