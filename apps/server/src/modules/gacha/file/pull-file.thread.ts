import type { FileAccount } from '@ephemeris/core/gacha/exchange/file-reading'
import { answerQuestions } from '#server/platform/thread'
import type { ReaderQuestion } from './outline.ts'
import { comparePools, readWhole } from './read-outline.ts'

let accounts: readonly FileAccount[] = []

answerQuestions<ReaderQuestion>((question) => {
  if (question.kind === 'compare') {
    const { [question.account]: account } = accounts
    return { reply: account ? comparePools(account, question.live) : [] }
  }
  const whole = readWhole(question.text, question.uid)
  accounts = whole.accounts
  return { reply: whole.outline, moved: whole.outline.ok ? [whole.outline.content.buffer] : [] }
})
