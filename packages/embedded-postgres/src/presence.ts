import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

const RETRY_AFTER_MS = 500

/** Where something that the operator should know is written down. */
export interface Warnings {
  warn(event: string, fields?: Readonly<Record<string, unknown>>): void
}

export interface Presence {
  /** Stays away from now on. @returns the connection that still marks this process, which may be broken */
  give(): Promise<pg.Client>
}

/**
 * Keeps the connection that marks this process as present: when the server ends without being asked to,
 * enters again, which starts it. (OPS-50)
 */
export async function holdPresence(enter: () => Promise<pg.Client>, log: Warnings): Promise<Presence> {
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
