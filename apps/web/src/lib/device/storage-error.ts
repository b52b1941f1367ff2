/** Why the browser's storage failed: it is full, it does not answer, or it refuses. */
export type StorageFault = 'full' | 'silent' | 'refused'

/** Longer than any browser needs to open a database that it can open. */
const LIMIT_MS = 6_000

export class StorageError extends Error {
  readonly fault: StorageFault
  /** Kept once storage that was silent answers after all; `null` where it has answered. */
  readonly late: Promise<unknown> | null

  constructor(fault: StorageFault, { cause, late = null }: { cause?: unknown; late?: Promise<unknown> | null } = {}) {
    super(fault, { cause })
    this.name = 'StorageError'
    this.fault = fault
    this.late = late
  }
}

/**
 * What storage answers, within a few seconds: another tab may block a database, and some browsers never answer.
 *
 * @throws StorageError
 */
export async function answeredByStorage<Answer>(asked: PromiseLike<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const answer = Promise.resolve(asked)
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StorageError('silent', { late: answer })), LIMIT_MS)
  })
  try {
    return await Promise.race([answer, silence])
  } catch (error) {
    throw asStorageError(error)
  } finally {
    clearTimeout(timer)
  }
}

/** What a failure of storage means. */
export function asStorageError(error: unknown): Error {
  if (error instanceof StorageError) return error
  if (isFull(error)) return new StorageError('full', { cause: error })
  return error instanceof Error && STORAGE_NAMES.has(error.name)
    ? new StorageError('refused', { cause: error })
    : toError(error)
}

/** Of a failed open, a closed or aborted transaction and of what a private window forbids. */
const STORAGE_NAMES: ReadonlySet<string> = new Set([
  'AbortError',
  'DatabaseClosedError',
  'InvalidStateError',
  'MissingAPIError',
  'OpenFailedError',
  'SecurityError',
  'TimeoutError',
  'UnknownError',
  'VersionError',
])

/** Databases wrap the browser's own error. */
function isFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('name' in error && error.name === 'QuotaExceededError') return true
  return 'inner' in error && error.inner !== error && isFull(error.inner)
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
