import { type IncomeChoices, isCounted, takenKey } from '@ephemeris/core/income/income-choices'
import { type IncomeLayer, layerOfSource } from '@ephemeris/core/income/income-layer'
import { incomePeriods } from '@ephemeris/core/income/income-periods'
import { arrivalOf, type Payment } from '@ephemeris/core/income/payments'
import type { PlanSituation } from '@ephemeris/core/plan/goals/player-goals'
import { wasOpenWhenTyped } from '@ephemeris/core/plan/holdings/baseline'
import { markedPayments } from '@ephemeris/core/plan/holdings/owned'
import {
  choicesOf,
  markedRange,
  plannedPayments,
  takenByMarks,
  withRenewal,
} from '@ephemeris/core/plan/holdings/player-income'
import type { Instant } from '@ephemeris/core/time/instant'
import { INCOME, type IncomeSource } from '@ephemeris/gamedata/income/income'

export interface IncomeRow {
  readonly source: IncomeSource
  readonly layer: IncomeLayer
  readonly isCounted: boolean
  /** The days of a pass that is paid count whatever the player chooses. */
  readonly isPaid: boolean
  /** The period that runs now, if it can still be taken or was taken; `null`: there is none to ask about. */
  readonly period: {
    readonly key: string
    readonly closesAt: Instant
    readonly isTaken: boolean
    readonly isMarked: boolean
    /**
     * Of a taken one: on top of the typed amount, because it began later or by the player's word, or not. Of another
     * one: whether it is still to come by the player's word, where it may be part of that amount.
     */
    readonly added: 'later' | 'said' | 'not' | null
    /** What it gives, where all of it comes at once. */
    readonly amount: number | null
  } | null
  /** By each of the asked dates, whether it counts or not. */
  readonly amounts: readonly Pick<Payment, 'low' | 'usual' | 'high'>[]
}

const LAYERS: readonly IncomeLayer[] = ['certain', 'usual', 'bought']

/** What pays for limited pools again and again. */
export function listedSources({ gameId, facts }: Pick<PlanSituation, 'gameId' | 'facts'>): readonly IncomeSource[] {
  const standard = new Set(facts.tickets.filter(({ isStandard }) => isStandard).map(({ id }) => id))
  return INCOME[gameId].sources.filter(
    ({ cadence, gives }) => cadence.unit !== 'event' && cadence.unit !== 'once' && !standard.has(gives),
  )
}

/** Everything that pays for limited pools at a date, by layer, with what it brings by each of `dates`. */
export function incomeRows(
  situation: PlanSituation,
  dates: readonly Instant[],
): readonly { readonly layer: IncomeLayer; readonly rows: readonly IncomeRow[] }[] {
  const marked = takenByMarks(situation, markedRange(situation.now))
  const choices = choicesOf(situation.plan, marked)
  const rows = listedSources(situation).flatMap((source) =>
    rowsOf(source, situation, { choices, marked, dates, rewards: markedPayments(situation) }),
  )
  return LAYERS.map((layer) => ({ layer, rows: rows.filter((row) => row.layer === layer) }))
}

interface RowContext {
  readonly rewards: Pick<ReturnType<typeof markedPayments>, 'added' | 'doubtful'>
  readonly choices: IncomeChoices
  readonly marked: ReadonlySet<string>
  readonly dates: readonly Instant[]
}

/** A pass that runs has two: the days that are paid, and those that will be bought after them. */
function rowsOf(source: IncomeSource, situation: PlanSituation, context: RowContext): readonly IncomeRow[] {
  const { choices, dates } = context
  const { plan, now } = situation
  const last = dates.at(-1) ?? now
  const counted = isCounted(source, choices) ? plan.counted : { ...plan.counted, [source.id]: true }
  const alone = { ...situation, facts: { ...situation.facts, sources: [source] }, plan: { ...plan, counted } }
  const payments = plannedPayments(alone, last)
  const isRunning = source.cadence.unit === 'pass_day' && plan.passUntil !== null && plan.passUntil > now
  const layers: readonly IncomeLayer[] = isRunning ? ['certain', 'bought'] : [layerOfSource(source)]
  const period = periodOf(source, situation, { ...context, payments })

  return layers.map((layer) => {
    const isPaid = isRunning && layer === 'certain'
    // What may be part of a typed amount is no more than usual.
    const own = payments.filter((payment) => payment.layer === layer)
    return {
      source,
      layer,
      isPaid,
      isCounted: isPaid || isCounted(source, choices),
      period: isRunning && !isPaid ? null : period,
      amounts: dates.map((date) => sumOf(own.filter(({ at }) => at <= date))),
    }
  })
}

function sumOf(payments: readonly Payment[]): IncomeRow['amounts'][number] {
  const sum = (pick: (payment: Payment) => number) => payments.reduce((all, payment) => all + pick(payment), 0)
  return { low: sum(({ low }) => low), usual: sum(({ usual }) => usual), high: sum(({ high }) => high) }
}

/** What is no more than usual anyway has nothing to lose. */
function isSure(source: IncomeSource, { amounts }: PlanSituation['plan']): boolean {
  return layerOfSource(source) !== 'usual' || source.id in amounts
}

function periodOf(
  source: IncomeSource,
  { now, calendar, facts, plan }: PlanSituation,
  { choices, marked, rewards, payments }: Omit<RowContext, 'dates'> & { readonly payments: readonly Payment[] },
): IncomeRow['period'] {
  if (source.arrival.kind === 'evenly' || source.cadence.unit === 'pass_purchase') return null
  const { passUntil } = withRenewal(choices, { facts, calendar }, now)
  const period = incomePeriods(source, calendar, { range: { from: now, to: now }, passUntil }).find(
    ({ opensAt, closesAt }) => opensAt <= now && now <= closesAt,
  )
  if (!period) return null
  const key = takenKey({ sourceId: source.id, key: period.key })
  const isTaken = choices.taken.has(key)
  // What does not last is gone soon after it came: from then on it counts no more, taken or not.
  if (!source.lasts && !isTaken && arrivalOf(source, period) <= now) return null
  const isKey = (payment: Payment) => takenKey(payment) === key
  const isByPlayer = plan.baselines[source.gives]?.added.includes(key) === true
  const toCome = payments.find(isKey)
  const isDoubtful = isTaken
    ? rewards.doubtful.some(isKey)
    : toCome !== undefined && isSure(source, plan) && wasOpenWhenTyped(toCome, plan, now)
  const isAdded = isTaken ? rewards.added.some(isKey) : isDoubtful && isByPlayer
  const added = isAdded ? (isByPlayer ? 'said' : 'later') : isDoubtful ? 'not' : null
  const amount = [...rewards.added, ...rewards.doubtful, ...payments].find(isKey)?.usual ?? null
  return { key, closesAt: period.closesAt, isTaken, isMarked: marked.has(key), added, amount }
}
