import { AppError } from '@ephemeris/contract/errors'
import type { PullStatistics } from '@ephemeris/contract/gacha/gacha-stats'
import type { ShownFigures } from '@ephemeris/core/gacha/figures/shown-figures'
import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import { instant, MINUTE_MS } from '@ephemeris/core/time/instant'
import type { Db } from '#server/db/client'
import type { Deps } from '#server/deps'
import type { HeavyCaller } from '#server/platform/processes/heavy-work'
import { ProcessEndedError } from '#server/platform/processes/separate-process'
import { createSpareProcess } from '#server/platform/processes/spare-process'
import { completenessOf } from '../ledger/coverage.service.ts'
import type { OwnedAccount } from '../ledger/owned-account.ts'
import { countByPool, listPulls } from '../ledger/pull.queries.ts'
import { requirePulls } from '../ledger/require-pulls.ts'
import { findPullColumns } from './pull-columns.queries.ts'
import { AMOUNTS, type Amount, type StatisticsQuestion, type SummarisedAccount } from './summarise.ts'

/** So many pulls are counted within some hundredths of a second, which is less than a process takes to start. */
const SMALL = 5000

/** About 1.4 MB of text. Each part costs a scan of the whole account until PostgreSQL has analyzed a large import. */
const PULLS_PER_PART = 20_000
const LIMIT_MS = MINUTE_MS

/** Beside the bundle it is a program of its own. */
const PROGRAM = new URL(import.meta.url.endsWith('.ts') ? 'statistics.process.ts' : 'statistics.js', import.meta.url)

const withCounter = createSpareProcess<StatisticsQuestion>(PROGRAM)

/**
 * What an account's pulls amount to, by the rules that the web app has. Those of many are counted in a process of its
 * own, so that no one waits for it. (LEDGER-9, LEDGER-16)
 */
export async function statisticsOf(
  deps: Pick<Deps, 'db' | 'heavyWork'>,
  caller: HeavyCaller,
  account: PullAccount,
): Promise<PullStatistics> {
  const { changedAt, counted } = await countedBy('summarise', { deps, caller, account })
  return { updatedAt: instant(changedAt.getTime()), pools: counted }
}

/** The same pulls for a page to show. (SHOW-2) */
export async function figuresToShow(
  deps: Pick<Deps, 'db' | 'heavyWork'>,
  caller: HeavyCaller,
  account: PullAccount,
): Promise<ShownFigures> {
  return (await countedBy('show', { deps, caller, account })).counted
}

interface Counting {
  readonly deps: Pick<Deps, 'db' | 'heavyWork'>
  readonly caller: HeavyCaller
  readonly account: PullAccount
}

type Counted<A extends Amount> = ReturnType<(typeof AMOUNTS)[A]>

async function countedBy<A extends Amount>(
  amount: A,
  { deps: { db, heavyWork }, caller, account }: Counting,
): Promise<{ changedAt: Date; counted: Counted<A> }> {
  const key = { ...account, userId: caller.id }
  const changedAt = await requirePulls(db, key)
  const counts = await countByPool(db, key)
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (total === 0) throw new AppError('RECORDS_ABSENT')

  const asked = { ...account, completeness: await completenessOf(db, key) }
  const counted =
    total < SMALL
      ? AMOUNTS[amount](await listPulls(db, key), asked)
      : await heavyWork
          .run('statistics', caller, (charge) => inProcess(db, key, { amount, account: asked, charge }))
          .catch(refuseEnded)
  return { changedAt, counted: counted as Counted<A> }
}

interface ChargedAccount {
  readonly amount: Amount
  readonly account: SummarisedAccount
  readonly charge: (processorMs: number) => void
}

function inProcess(db: Db, key: OwnedAccount, { amount, account, charge }: ChargedAccount): Promise<Counted<Amount>> {
  return withCounter({ limitMs: LIMIT_MS, charge }, async (ask) => {
    const partAfter = (after: string) => findPullColumns(db, key, { after, limit: PULLS_PER_PART })
    await ask({ kind: 'begin' })
    let part = await partAfter('')
    while (part) {
      const { text, last } = part
      // The database reads the next part while the process takes this one.
      ;[part] = await Promise.all([partAfter(last), ask({ kind: 'take', columns: text })])
    }
    return ask({ kind: amount, account })
  })
}

/** @throws AppError UNAVAILABLE for what takes more time or memory than a process may have */
function refuseEnded(error: unknown): never {
  throw error instanceof ProcessEndedError ? new AppError('UNAVAILABLE') : error
}
