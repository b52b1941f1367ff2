import { settledWithin } from '#web/lib/time/settled-within'

/** A store that answers later than this is slower than the server. */
const LIMIT_MS = 2_000

/** Of a store that nothing else can replace, because the server does not answer either. */
const LAST_LIMIT_MS = 20_000

/** Answers that the store owes for longer than `LIMIT_MS`. */
let owed = 0

/**
 * What the device's store of files and answers gives; `undefined` if it refuses or does not answer in time. As long as it
 * owes an older answer, no one waits for it. (PWA-21)
 */
export async function inTime<Value>(stored: Promise<Value>): Promise<Value | undefined> {
  const answer = await settledWithin(
    stored.then((value) => ({ value })),
    owed > 0 ? 0 : LIMIT_MS,
  )
  if (answer === null) noteOwed(stored)
  return answer?.value
}

/**
 * What the store gives in time, else what the server gives, and where no one answers, the store after all. A server that
 * is asked only if the store has nothing is a function. (PWA-1)
 */
export async function inTimeOrLate(
  stored: Promise<Response | undefined>,
  server: Promise<Response> | (() => Promise<Response>),
): Promise<Response> {
  const kept = await inTime(stored)
  if (kept) return kept
  try {
    return await (typeof server === 'function' ? server() : server)
  } catch (reason) {
    const late = await settledWithin(stored, LAST_LIMIT_MS)
    if (!late) throw reason
    return late
  }
}

function noteOwed(stored: Promise<unknown>): void {
  owed += 1
  const settle = () => {
    owed -= 1
  }
  stored.then(settle, settle)
}
