/** What the rules need to know of something that pays; the package of facts says what each field means. */
export interface IncomeSourceFacts {
  readonly id: string
  /** What kind of thing a player does for it. */
  readonly topic: string
  readonly kind: 'certain' | 'conditional' | 'paid' | 'estimate' | 'once'
  readonly gives: string
  readonly amount: number
  readonly range: { readonly low: number; readonly high: number } | null
  readonly cadence:
    | { readonly unit: 'day' | 'week' | 'month' | 'version' | 'pass_day' | 'pass_purchase' | 'event' | 'once' }
    | { readonly unit: 'cycle'; readonly cycle: string }
    | { readonly unit: 'year'; readonly month: number }
  readonly arrival:
    | { readonly kind: 'after'; readonly days: number }
    | { readonly kind: 'before_end'; readonly days: number }
    | { readonly kind: 'evenly' }
  readonly lasts: boolean
  readonly confidence: 'high' | 'medium' | 'low'
}

export interface TicketFacts {
  readonly id: string
  /** In the game's currency; `null`: it cannot be bought, or the price is not known. */
  readonly price: number | null
  readonly isStandard: boolean
}

/** What buys tickets, or the currency, beside the currency itself. */
export interface ExchangeFacts {
  readonly takes: string
  /** Of `takes` for one of `gives`. */
  readonly amount: number
  readonly gives: string
  readonly confidence: IncomeSourceFacts['confidence']
}

/** What pays for pulls in one game; the package of facts has it for every game. */
export interface IncomeFacts {
  readonly currency: string
  /** One of it is one of `currency`. */
  readonly paidCurrency: string
  readonly tickets: readonly TicketFacts[]
  readonly sources: readonly IncomeSourceFacts[]
  readonly exchanges: readonly ExchangeFacts[]
}

/** Received bit by bit over days, such as a check-in: the received part is unknown when it is marked. (INC-8) */
export function comesInParts({ lasts, arrival }: Pick<IncomeSourceFacts, 'lasts' | 'arrival'>): boolean {
  return !lasts && arrival.kind === 'after' && arrival.days > 0
}
