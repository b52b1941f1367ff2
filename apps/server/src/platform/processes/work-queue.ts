import { after } from '../timers.ts'

/** Too many wait already, or the caller has waited too long. */
export class QueueFullError extends Error {
  constructor() {
    super('the queue is full')
    this.name = 'QueueFullError'
  }
}

export interface QueueLimits {
  /** Unset: any number. */
  readonly maxWaiting?: number
  /** After so long a caller gives up its place, and its work is never done. Unset: callers wait for as long as it takes. */
  readonly maxWaitMs?: number
  /** Of one key: so many at a time, and so many that run or wait. Who waits for its own key lets others pass. Unset: any number. */
  readonly ofKey?: { readonly atOnce: number; readonly inAll: number }
}

/** @param key whose work it is, where one key alone must not fill the queue */
export type Enqueue = <Result>(work: () => Promise<Result>, key?: string) => Promise<Result>

interface Waiting {
  readonly key: string
  readonly begin: () => void
}

/** Has work done `atOnce` at a time, in the order in which it came. @throws QueueFullError beyond the limits */
export function createWorkQueue(
  atOnce: number,
  { maxWaiting = Number.POSITIVE_INFINITY, maxWaitMs, ofKey }: QueueLimits = {},
): Enqueue {
  /** The keys of what runs. */
  const running: string[] = []
  const waiting: Waiting[] = []

  function mayBegin(key: string): boolean {
    return running.length < atOnce && (ofKey === undefined || countOf(running, key) < ofKey.atOnce)
  }

  function mayWait(key: string): boolean {
    if (waiting.length >= maxWaiting) return false
    if (ofKey === undefined) return true
    const own = waiting.map((one) => one.key)
    return countOf(running, key) + countOf(own, key) < ofKey.inAll
  }

  function waitInQueue(key: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const one: Waiting = {
        key,
        begin: () => {
          stopTimer()
          resolve()
        },
      }
      const giveUp = () => {
        waiting.splice(waiting.indexOf(one), 1)
        reject(new QueueFullError())
      }
      const stopTimer = maxWaitMs === undefined ? () => {} : after(maxWaitMs, giveUp)
      waiting.push(one)
    })
  }

  function startNext(key: string): void {
    running.splice(running.indexOf(key), 1)
    const next = waiting.findIndex((one) => mayBegin(one.key))
    for (const one of next < 0 ? [] : waiting.splice(next, 1)) {
      running.push(one.key)
      one.begin()
    }
  }

  return async (work, key = '') => {
    if (mayBegin(key)) running.push(key)
    else if (mayWait(key)) await waitInQueue(key)
    else throw new QueueFullError()
    try {
      return await work()
    } finally {
      startNext(key)
    }
  }
}

function countOf(keys: readonly string[], key: string): number {
  return keys.filter((one) => one === key).length
}
