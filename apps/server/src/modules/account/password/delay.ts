import { AppError } from '@ephemeris/contract/errors'
import { SECOND_MS } from '@ephemeris/core/time/instant'
import { pause } from '#server/platform/timers'

const DELAY_MS = 2 * SECOND_MS

/** Each holds a connection. */
const AT_ONCE = 50

let waiting = 0

/** Makes guessing slow without keeping the owner of an account out. (ACC-22) @throws AppError UNAVAILABLE */
export async function slowDown(): Promise<void> {
  if (waiting >= AT_ONCE) throw new AppError('UNAVAILABLE')
  waiting++
  try {
    await pause(DELAY_MS)
  } finally {
    waiting--
  }
}
