import { compareAccount } from '@ephemeris/files/compare-account'
import type { ReadFile } from '@ephemeris/files/read-whole'
import { answerQuestions } from '#server/platform/processes/answer-questions'
import type { ReaderQuestion } from './outline.ts'
import { readOutline } from './read-outline.ts'

let accounts: ReadFile['accounts'] = []

answerQuestions<ReaderQuestion>(async (question) => {
  if (question.kind === 'compare') {
    const { [question.account]: account } = accounts
    return account ? compareAccount(account, question.live) : { pools: [], doubtful: [] }
  }
  // Those of the file before may be another user's.
  accounts = []
  const whole = await readOutline(question)
  accounts = whole.accounts
  return whole.outline
})
