import type { FactsOf } from '@ephemeris/core/gacha/exchange/facts-of'
import { keptIndices } from '@ephemeris/core/gacha/facts'
import { compareAccount } from '@ephemeris/files/compare-account'
import { type PackedOutline, type ReadFile, readWhole } from '@ephemeris/files/read-whole'
import { packPulls, unpackPulls } from '#web/lib/pull-file/packed-pulls'
import type { WorkerAnswer, WorkerFile, WorkerQuestion } from '#web/lib/pull-file/pull-file-questions'

let accounts: ReadFile['accounts'] = []
let factsOf: FactsOf | null = null

self.onmessage = async ({ data }: MessageEvent<WorkerQuestion>) => {
  self.postMessage(await answer(data))
}

async function answer(question: WorkerQuestion): Promise<WorkerAnswer> {
  try {
    return { ok: true, reply: await replyTo(question) }
  } catch {
    // The page says that the file could not be read; nothing of it leaves the worker.
    return { ok: false }
  }
}

async function replyTo(question: WorkerQuestion): Promise<unknown> {
  if (question.kind === 'facts') {
    factsOf = keptIndices(question.facts)
    return null
  }
  if (question.kind === 'read') return read(question.file)
  const { [question.account]: account } = accounts
  return account ? compareAccount(account, question.live) : { pools: [], doubtful: [] }
}

async function read({ before, ...file }: WorkerFile): Promise<PackedOutline> {
  if (factsOf === null) throw new RangeError('the facts come first')
  const known = before === null ? [] : unpackPulls(before)
  const whole = await readWhole({ ...file, before: known }, factsOf)
  accounts = whole.accounts
  return whole.outline.ok ? { ...whole.outline, content: packPulls(accounts) } : whole.outline
}
