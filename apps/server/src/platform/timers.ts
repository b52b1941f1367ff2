import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises'

/** Lets so many milliseconds pass. @throws AbortError as soon as the signal is aborted */
export type Wait = (ms: number, signal?: AbortSignal) => Promise<void>

/** @throws AbortError as soon as `signal` is aborted */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  await delay(ms, undefined, signal && { signal })
}

interface Turns {
  readonly turns: number
  /** No further turn begins after so long. */
  readonly withinMs: number
}

/** Lets everything that waits have its turn. A turn accepts one new connection, however many wait. */
export async function yieldToEventLoop({ turns, withinMs }: Turns = { turns: 1, withinMs: 0 }): Promise<void> {
  const end = performance.now() + withinMs
  for (let turn = 0; turn < turns && (turn === 0 || performance.now() < end); turn++) await nextTurn()
}

/** Repeats `action` until the returned function is called; does not keep the process alive. */
export function every(intervalMs: number, action: () => void): () => void {
  const timer = setInterval(action, intervalMs).unref()
  return () => clearInterval(timer)
}

/** Calls `action` once, unless the returned function is called before; does not keep the process alive. */
export function after(delayMs: number, action: () => void): () => void {
  const timer = setTimeout(action, delayMs).unref()
  return () => clearTimeout(timer)
}
