import type pg from 'pg'
import type { Log } from '#server/platform/log/log'
import { pause } from '#server/platform/timers'

const RETRY_AFTER_MS = 500

export interface Presence {
  /** Stays away from now on. @returns the connection that still marks this process, which may be broken */
  give(): Promise<pg.Client>
}

/**
 * Keeps the connection that marks this process as present: when the server ends without being asked to,
 * enters again, which starts it. (OPS-50)
 */
export async function holdPresence(enter: () => Promise<pg.Client>, log: Pick<Log, 'warn'>): Promise<Presence> {
  let isGiven = false
  let client = watch(await enter())
  let regaining = Promise.resolve()

  function watch(entered: pg.Client): pg.Client {
    entered.once('end', () => {
      if (!isGiven) regaining = regain()
    })
    return entered
  }

  async function regain(): Promise<void> {
    log.warn('database ended, is started again')
    while (!isGiven) {
      try {
        client = watch(await enter())
        log.warn('database is back')
        return
      } catch (error) {
        log.warn('database cannot be started', { error })
        await pause(RETRY_AFTER_MS)
      }
    }
  }

  return {
    give: async () => {
      isGiven = true
      await regaining
      return client
    },
  }
}
