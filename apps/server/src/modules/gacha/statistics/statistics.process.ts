import type { CountablePull } from '@ephemeris/core/gacha/pull'
import { answerQuestions } from '#server/platform/processes/answer-questions'
import { type StatisticsQuestion, summarise } from './summarise.ts'

/** The columns of some pulls, one list each, in the order in which the database puts them into one text. */
type PullColumns = readonly [
  ids: readonly string[],
  poolIds: readonly string[],
  times: readonly string[],
  itemIds: readonly string[],
  rankTypes: readonly string[],
  gachaIds: readonly string[],
  orders: readonly number[],
]

let taken: CountablePull[] = []

answerQuestions<StatisticsQuestion>((question) => {
  if (question.kind === 'summarise') return summarise(taken, question.account)
  // Those before may be another user's.
  if (question.kind === 'begin') taken = []
  else for (const pull of readPullColumns(question.columns)) taken.push(pull)
  return null
})

/** @param text `PullColumns` as JSON, as the database has written it */
function readPullColumns(text: string): readonly CountablePull[] {
  const [ids, poolIds, times, itemIds, rankTypes, gachaIds, orders] = JSON.parse(text) as PullColumns
  return ids.map((id, n) => ({
    id,
    poolId: poolIds[n] ?? '',
    time: times[n] ?? '',
    itemId: itemIds[n] ?? '',
    rankType: rankTypes[n] ?? '',
    gachaId: gachaIds[n] ?? '',
    order: orders[n] ?? 0,
  }))
}
