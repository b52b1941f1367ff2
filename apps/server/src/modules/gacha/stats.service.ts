import { AppError } from '@ephemeris/contract/errors'
import type { PullAccount } from '@ephemeris/contract/gacha-fields'
import type { PullStatistics } from '@ephemeris/contract/gacha-stats'
import { countPulls } from '@ephemeris/core/gacha/count-pulls'
import { summarisePool } from '@ephemeris/core/gacha/pool-summary'
import { instant } from '@ephemeris/core/time/instant'
import type { Deps } from '#server/deps'
import { factsOf, homeOf } from './gacha-facts.ts'
import { completenessOf } from './ledger/coverage.service.ts'
import { listPulls } from './ledger/pull.queries.ts'
import { requirePulls } from './records.service.ts'

/** What an account's pulls amount to, by the rules that the web app has. (LEDGER-9) */
export async function statisticsOf(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  account: PullAccount,
): Promise<PullStatistics> {
  const key = { ...account, userId }
  const changedAt = await requirePulls(db, key)
  const pulls = await listPulls(db, key)
  if (pulls.length === 0) throw new AppError('RECORDS_ABSENT')

  const index = factsOf(account.gameId)
  const server = homeOf(account.gameId, account.uid).offset
  const histories = countPulls(pulls, { index, server, completeness: await completenessOf(db, key) })
  return {
    updatedAt: instant(changedAt.getTime()),
    pools: [...histories.values()].map((history) => summarisePool(history, index)),
  }
}
