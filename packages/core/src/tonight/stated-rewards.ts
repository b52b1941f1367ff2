import type { Activity } from '../activity/activity.ts'
import { pullWorthOf } from '../income/holdings.ts'
import { isPublished } from '../income/income-layer.ts'
import type { TonightIncome } from './tonight.ts'

/** One thing that an activity gives. */
export interface StatedReward {
  readonly id: string
  /** As the announcement has it; `null`: by the facts. */
  readonly name: string | null
  readonly amount: number
  readonly isTicket: boolean
  /** Not rounded; 0 where it buys no pull. */
  readonly pulls: number
}

/**
 * What an activity surely gives towards pulls, the currency first: by the facts of its cycle, else by its announcement.
 * Empty if not stated, or if the activity is cancelled. (TL-67)
 */
export function statedRewards(
  { id, announcement }: Pick<Activity, 'id' | 'announcement'>,
  { facts, choices, links }: Pick<TonightIncome, 'facts' | 'choices' | 'links'>,
): readonly StatedReward[] {
  if (announcement?.isCancelled) return []
  const isTicket = (thing: string) => facts.tickets.some((ticket) => ticket.id === thing)
  const byFacts = (links.get(id) ?? []).flatMap((key): StatedReward[] => {
    const source = facts.sources.find((one) => key.startsWith(`${one.id}/`))
    if (!source || !isPublished(source)) return []
    const amount = choices.amounts.get(source.id) ?? source.amount
    const { limited, standard } = pullWorthOf({ [source.gives]: amount }, facts)
    return [{ id: source.gives, name: null, amount, isTicket: isTicket(source.gives), pulls: limited + standard }]
  })
  const announced = (announcement?.rewards ?? []).map(({ id: thing, name, amount, perPull }): StatedReward => {
    return { id: thing, name, amount, isTicket: isTicket(thing), pulls: amount / perPull }
  })
  const given = byFacts.length > 0 ? byFacts : announced
  return given
    .filter(({ amount }) => amount > 0)
    .toSorted((one, other) => Number(one.isTicket) - Number(other.isTicket))
}
