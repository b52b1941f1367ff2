import type { CountablePull } from '@ephemeris/core/gacha/pull'
import { answerQuestions } from '#server/platform/thread'
import { readPullColumns } from './pull-columns.ts'
import { type StatisticsQuestion, summarise } from './summarise.ts'

const taken: CountablePull[] = []

answerQuestions<StatisticsQuestion>((question) => {
  if (question.kind === 'summarise') return { reply: summarise(taken, question.account) }
  for (const pull of readPullColumns(question.columns)) taken.push(pull)
  return { reply: null }
})
