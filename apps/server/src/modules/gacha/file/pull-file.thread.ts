import { compareAccount } from '@ephemeris/files/compare-account'
import type { ReadFile } from '@ephemeris/files/read-whole'
import { answerQuestions } from '#server/platform/thread'
import type { ReaderQuestion } from './outline.ts'
import { readOutline } from './read-outline.ts'

let accounts: ReadFile['accounts'] = []

answerQuestions<ReaderQuestion>(async (question) => {
  if (question.kind === 'compare') {
    const { [question.account]: account } = accounts
    return { reply: account ? compareAccount(account, question.live) : { pools: [], doubtful: [] } }
  }
  const whole = await readOutline(question)
  accounts = whole.accounts
  return { reply: whole.outline, moved: whole.outline.ok ? [whole.outline.content.buffer] : [] }
})
