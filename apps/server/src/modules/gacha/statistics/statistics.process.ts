import type { CountablePull } from '@ephemeris/core/gacha/pull'
import { answerQuestions } from '#server/platform/processes/answer-questions'
import { readPullColumns } from './pull-columns.ts'
import { type StatisticsQuestion, summarise } from './summarise.ts'

let taken: CountablePull[] = []

answerQuestions<StatisticsQuestion>((question) => {
  if (question.kind === 'summarise') return summarise(taken, question.account)
  // Those before may be another user's.
  if (question.kind === 'begin') taken = []
  else for (const pull of readPullColumns(question.columns)) taken.push(pull)
  return null
})
