import type { GameCatalogue } from '../catalogue.ts'
import type { Band, Income, IncomeSource } from '../income/income.ts'
import type { Check, FactFinding } from './check-kind.ts'

/** Every row of the income names things and cycles that exist, positive whole amounts, a version and its sources. */
export const incomeFaults: Check = (facts) => {
  const { income, pools, currencies } = facts
  const things = new Set([income.currency, income.paidCurrency, ...income.tickets.map(({ id }) => id)])
  const rows = [...income.sources, ...income.exchanges, ...income.refunds]
  const ids = rows.map(({ id }) => id)
  return [
    ...ids.filter((id, index) => ids.indexOf(id) < index).map((id) => [id, 'income: id occurs twice'] as const),
    ...rows.filter(({ src }) => src.length === 0).map(({ id }) => [id, 'income: no source'] as const),
    ...income.sources.flatMap((source) => sourceFaults(source, things, facts)),
    ...exchangeFaults(income),
    ...(income.currency === income.paidCurrency || income.exchanges.some(({ takes }) => takes === income.paidCurrency)
      ? []
      : [[income.paidCurrency, 'income: no exchange takes it'] as const]),
    ...pools
      .filter(({ ticket }) => ticket !== null && !income.tickets.some(({ id }) => id === ticket))
      .map(({ id, ticket }) => [id, `income: no ticket ${ticket}`] as const),
    ...income.tickets
      .filter(({ price }) => price !== null && !isPositive(price))
      .map(({ id }) => [id, 'income: the price is not positive'] as const),
    ...[...things, ...income.exchanges.map(({ takes }) => takes)]
      .filter((thing) => !currencies.some(({ id }) => id === thing))
      .map((thing) => [thing, 'income: it has no name'] as const),
  ]
}

function sourceFaults(source: IncomeSource, things: ReadonlySet<string>, { cycles }: GameCatalogue): FactFinding[] {
  const { id, gives, amount, range, cadence, since } = source
  const faults: FactFinding[] = []
  if (!/^[a-z0-9]+(_[a-z0-9]+)*$/.test(id)) faults.push([id, 'income: id is not well formed'])
  if (!things.has(gives)) faults.push([id, `income: gives an unknown thing: ${gives}`])
  if (!isPositive(range?.high ?? amount)) faults.push([id, 'income: the amount is not positive'])
  if (!isWithin(amount, range)) faults.push([id, 'income: the amount is outside its range'])
  if (cadence.unit === 'cycle' && !cycles.some((cycle) => cycle.id === cadence.cycle))
    faults.push([id, `income: no cycle ${cadence.cycle}`])
  if (cadence.unit === 'year' && !(isPositive(cadence.month) && cadence.month <= 12))
    faults.push([id, 'income: no such month'])
  if (source.arrival.kind !== 'evenly' && !(Number.isInteger(source.arrival.days) && source.arrival.days >= 0))
    faults.push([id, 'income: it arrives on no day'])
  if (since !== null && !/^\d+\.\d+$/.test(since)) faults.push([id, `income: no version ${since}`])
  return faults
}

function exchangeFaults({ exchanges, refunds, currency, tickets }: Income): FactFinding[] {
  const isTarget = (thing: string) => thing === currency || tickets.some(({ id }) => id === thing)
  return [
    ...exchanges.filter(({ gives }) => !isTarget(gives)).map(({ id }) => [id, 'income: gives no pull'] as const),
    ...exchanges
      .filter(({ amount }) => !isPositive(amount))
      .map(({ id }) => [id, 'income: the amount is not positive'] as const),
    ...refunds
      .filter(({ amount }) => !(amount > 0))
      .map(({ id }) => [id, 'income: the amount is not positive'] as const),
    ...refunds
      .filter(({ amount, range }) => range !== null && !(range.low <= amount && amount <= range.high))
      .map(({ id }) => [id, 'income: the amount is outside its range'] as const),
  ]
}

function isPositive(amount: number): boolean {
  return Number.isInteger(amount) && amount > 0
}

function isWithin(amount: number, range: Band | null): boolean {
  if (!Number.isInteger(amount) || amount < 0) return false
  return range === null || (range.low >= 0 && range.low <= amount && amount <= range.high)
}
