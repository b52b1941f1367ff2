import type { IncomeFacts } from '../income/income-facts.ts'
import type { Payment } from '../income/payments.ts'
import { DAY_MS, type Instant, instant } from '../time/instant.ts'
import { codeKey, type RedeemCode } from './redeem-code.ts'

/** Under which a plan keeps whether it counts codes that are not used. */
export const UNUSED_CODES = 'unused_codes'

/** A programme's codes and the usual income of programmes are one, so far ahead. */
const SAME_PROGRAMME_MS = 14 * DAY_MS

interface GivingCode extends RedeemCode {
  readonly given: readonly { readonly id: string; readonly amount: number }[]
}

/** What codes give towards pulls, at once. */
export function codePayments(codes: readonly GivingCode[], now: Instant): readonly Payment[] {
  return codes.flatMap((code) =>
    code.given.map(({ id, amount }) => ({
      ...{ sourceId: UNUSED_CODES, key: `${codeKey(code)}/${id}`, layer: 'certain' as const, gives: id },
      ...{ low: amount, usual: amount, high: amount, isExpected: false },
      ...{ at: now, opensAt: code.since, closesAt: code.until ?? instant(now + SAME_PROGRAMME_MS) },
    })),
  )
}

/** Payments with those of codes, without what programmes usually pay in the next days: it would be counted twice. (PLAN-55) */
export function withCodes(
  payments: readonly Payment[],
  codes: readonly Payment[],
  { facts, now }: { readonly facts: IncomeFacts; readonly now: Instant },
): readonly Payment[] {
  if (codes.length === 0) return payments
  const programmes = new Set(facts.sources.filter(({ topic }) => topic === 'codes').map(({ id }) => id))
  const isTheirs = ({ sourceId, at }: Payment) => programmes.has(sourceId) && at < now + SAME_PROGRAMME_MS
  return [...codes, ...payments.filter((payment) => !isTheirs(payment))]
}
