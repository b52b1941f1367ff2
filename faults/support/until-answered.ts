import { setTimeout as pause } from 'node:timers/promises'

const WITHIN_MS = 60_000
const POLL_MS = 20

/** Resolves once `url` answers with a success. @throws if it does not within a minute */
export async function untilAnswered(url: string): Promise<void> {
  for (const end = performance.now() + WITHIN_MS; performance.now() < end; ) {
    if (await isAnswered(url)) return
    await pause(POLL_MS)
  }
  throw new Error(`${url} does not answer.`)
}

async function isAnswered(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    // No process listens.
    return false
  }
}
