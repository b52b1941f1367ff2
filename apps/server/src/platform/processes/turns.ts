import { after } from '../timers.ts'

/** Too many wait already, or the caller has waited too long. */
export class NoTurnError extends Error {
  constructor() {
    super('no turn could be had in time')
    this.name = 'NoTurnError'
  }
}

export interface TurnLimits {
  /** Unset: any number. */
  readonly maxWaiting?: number
  /** After so long a caller gives up its place, and its work is never done. Unset: callers wait for as long as it takes. */
  readonly maxWaitMs?: number
}

export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Has work done `atOnce` at a time, in the order in which it came. @throws NoTurnError beyond the limits */
export function createTurns(
  atOnce: number,
  { maxWaiting = Number.POSITIVE_INFINITY, maxWaitMs }: TurnLimits = {},
): InTurn {
  const waiting: (() => void)[] = []
  let free = atOnce

  function waitForTurn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        stopTimer()
        resolve()
      }
      const giveUp = () => {
        waiting.splice(waiting.indexOf(begin), 1)
        reject(new NoTurnError())
      }
      const stopTimer = maxWaitMs === undefined ? () => {} : after(maxWaitMs, giveUp)
      waiting.push(begin)
    })
  }

  return async (work) => {
    if (free > 0) free -= 1
    else if (waiting.length >= maxWaiting) throw new NoTurnError()
    else await waitForTurn()
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
