import type { NamedPull } from '@ephemeris/core/gacha/figures/shown-figures'
import { answerQuestions } from '#server/platform/processes/answer-questions'
import { AMOUNTS, type StatisticsQuestion } from './summarise.ts'

/** The columns of some pulls, one list each, in the order in which the database puts them into one text. */
type PullColumns = readonly [
  ids: readonly string[],
  poolIds: readonly string[],
  times: readonly string[],
  itemIds: readonly string[],
  rankTypes: readonly string[],
  gachaIds: readonly string[],
  orders: readonly number[],
  /** Of the lowest rarity empty. */
  names: readonly string[],
]

let taken: NamedPull[] = []

answerQuestions<StatisticsQuestion>((question) => {
  // Those before may be another user's.
  if (question.kind === 'begin') taken = []
  else if (question.kind !== 'take') return AMOUNTS[question.kind](taken, question.account)
  else for (const pull of readPullColumns(question.columns)) taken.push(pull)
  return null
})

/** @param text `PullColumns` as JSON, as the database has written it */
function readPullColumns(text: string): readonly NamedPull[] {
  const [ids, poolIds, times, itemIds, rankTypes, gachaIds, orders, names] = JSON.parse(text) as PullColumns
  return ids.map((id, n) => ({
    id,
    poolId: poolIds[n] ?? '',
    time: times[n] ?? '',
    itemId: itemIds[n] ?? '',
    rankType: rankTypes[n] ?? '',
    gachaId: gachaIds[n] ?? '',
    order: orders[n] ?? 0,
    name: names[n] ?? '',
  }))
}
