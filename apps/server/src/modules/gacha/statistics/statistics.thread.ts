import type { Pull } from '@ephemeris/core/gacha/pull'
import { answerQuestions } from '#server/platform/thread'
import { type StatisticsQuestion, summarise } from './summarise.ts'

const taken: Pull[] = []

answerQuestions<StatisticsQuestion>((question) => {
  if (question.kind === 'summarise') return { reply: summarise(taken, question.account) }
  for (const pull of question.pulls) taken.push(pull)
  return { reply: null }
})
