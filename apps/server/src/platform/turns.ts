/** More wait already than may. */
export class TurnsFullError extends Error {
  constructor() {
    super('too many wait for their turn')
    this.name = 'TurnsFullError'
  }
}

/** Has work done `atOnce` at a time, in the order in which it came. @throws TurnsFullError while `maxWaiting` wait */
export function createTurns(
  atOnce: number,
  maxWaiting: number = Number.POSITIVE_INFINITY,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let free = atOnce
  return async (work) => {
    if (free > 0) free -= 1
    else if (waiting.length >= maxWaiting) throw new TurnsFullError()
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
