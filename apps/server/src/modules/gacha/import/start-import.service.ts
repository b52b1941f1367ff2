import { randomUUID } from 'node:crypto'
import { AppError } from '@ephemeris/contract/errors'
import { type ImportOrder, linkRefusal, type StartedTask } from '@ephemeris/contract/gacha/gacha-import'
import type { PullLogLink } from '@ephemeris/core/gacha/link/pull-log-link'
import { readLink } from '@ephemeris/core/gacha/link/read-link'
import { LINK_BOOK } from '@ephemeris/gamedata/pulls/link-book'
import { holdUser, type Writer } from '#server/db/hold-user'
import type { Limit } from '#server/db/limits/rate-limits'
import type { Deps } from '#server/deps'
import { insertJob } from '#server/jobs/job.queries'
import type { Seal } from '#server/platform/secrets/seal'
import { newId } from '#server/platform/secrets/tokens'
import { requireNoTask, taskRuns } from './running-task.service.ts'
import { countRunningTasks, findRunningTaskId, insertTask } from './task.queries.ts'

const PER_USER: Limit = { name: 'pull import', points: 6, seconds: 3600 }

const MAX_RUNNING = 100
const QUEUE_RETRY_SECONDS = 60

/** Only a process with the same key can open the link, so only such a one takes the job. */
export function importJobName({ keyId }: Pick<Seal, 'keyId'>): string {
  return `pull import ${keyId}`
}

interface Asking {
  readonly user: Writer
  readonly address: string
}

type StartDeps = Pick<Deps, 'db' | 'clock' | 'limits' | 'audit'> & { readonly seal: Seal }

/**
 * Takes an import in hand; the pasted text is read and never called. (IMPORT-1, IMPORT-3)
 *
 * @throws AppError RECORDS_INVALID with the reason, IMPORT_RUNNING, IMPORT_QUEUE_FULL, RATE_LIMITED
 */
export async function enqueueImport(deps: StartDeps, order: ImportOrder, asking: Asking): Promise<StartedTask> {
  const { db, clock, limits, seal } = deps
  const userId = asking.user.id
  const link = acceptedLink(deps, order, asking)
  await requireNoTask(db, userId)
  if ((await countRunningTasks(db)) >= MAX_RUNNING) {
    throw new AppError('IMPORT_QUEUE_FULL', '', { retryAfterSeconds: QUEUE_RETRY_SECONDS })
  }
  await limits.take(PER_USER, userId)

  const taskId = newId('gt')
  const isInserted = await db.transaction().execute(async (transaction) => {
    await holdUser(transaction, asking.user)
    const task = {
      ...{ userId, taskId, gameId: order.gameId, at: new Date(clock.now()) },
      sealedLink: seal.close(JSON.stringify(link), taskId),
      poolIds: LINK_BOOK[order.gameId].log.queries.flatMap(({ pools }) => pools),
    }
    if (!(await insertTask(transaction, task))) return false
    await insertJob(transaction, { id: randomUUID(), kind: importJobName(seal), userId, payload: { taskId } })
    return true
  })
  if (isInserted) return { taskId, status: 'pending' }

  await limits.giveBack(PER_USER, userId)
  throw taskRuns((await findRunningTaskId(db, userId)) ?? taskId)
}

/** The refusal has the reason alone: the text may contain a credential. */
function acceptedLink({ audit }: StartDeps, { text, gameId }: ImportOrder, { user, address }: Asking): PullLogLink {
  const reading = readLink(text, gameId, LINK_BOOK)
  if (reading.ok) return reading.link
  const { reason } = reading
  audit('pull link refused', { userId: user.id, address, gameId, reason })
  throw new AppError('RECORDS_INVALID', `url: ${reason}`, { data: linkRefusal.parse({ reason }) })
}
