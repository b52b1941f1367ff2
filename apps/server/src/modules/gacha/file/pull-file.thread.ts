import { comparePools } from '@ephemeris/files/compare-pools'
import type { ReadFile } from '@ephemeris/files/read-whole'
import { answerQuestions } from '#server/platform/thread'
import type { ReaderQuestion } from './outline.ts'
import { readOutline } from './read-outline.ts'

let accounts: ReadFile['accounts'] = []

answerQuestions<ReaderQuestion>(async (question) => {
  if (question.kind === 'compare') {
    const { [question.account]: account } = accounts
    return { reply: account ? comparePools(account, question.live) : [] }
  }
  const whole = await readOutline(question)
  accounts = whole.accounts
  return { reply: whole.outline, moved: whole.outline.ok ? [whole.outline.content.buffer] : [] }
})
