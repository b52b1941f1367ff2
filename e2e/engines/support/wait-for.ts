import { setTimeout } from 'node:timers/promises'

const PAUSE_MS = 50
const LIMIT_MS = 60_000

/** Asks again and again, for what no event announces. */
export async function waitFor(isThere: () => boolean | Promise<boolean>): Promise<void> {
  const until = Date.now() + LIMIT_MS
  while (!(await isThere())) {
    if (Date.now() > until) throw new Error(`nothing came within ${LIMIT_MS} ms: ${isThere}`)
    await setTimeout(PAUSE_MS)
  }
}
