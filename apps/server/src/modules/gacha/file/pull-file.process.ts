import { compareAccount } from '@ephemeris/files/compare-account'
import { type PackedOutline, type ReadFile, readWhole } from '@ephemeris/files/read-whole'
import { answerQuestions } from '#server/platform/processes/answer-questions'
import { factsOf } from '../gacha-facts.ts'
import type { FileToRead, ReaderQuestion } from './outline.ts'
import { packAccounts, unpackAccounts } from './pack.ts'

let accounts: ReadFile['accounts'] = []

answerQuestions<ReaderQuestion>(async (question) => {
  if (question.kind === 'compare') {
    const { [question.account]: account } = accounts
    return account ? compareAccount(account, question.live) : { pools: [], doubtful: [] }
  }
  // Those of the file before may be another user's.
  accounts = []
  return outlineOf(question)
})

/** Reads a whole file and packs what it holds. (LEDGER-12) */
async function outlineOf({ before, ...file }: FileToRead): Promise<PackedOutline> {
  const known = before === null ? [] : await unpackAccounts(before)
  const whole = await readWhole({ ...file, before: known }, factsOf)
  accounts = whole.accounts
  return whole.outline.ok ? { ...whole.outline, content: packAccounts(accounts) } : whole.outline
}
