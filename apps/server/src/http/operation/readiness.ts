import type { Deps } from '#server/deps'
import { pingDatabase } from './readiness.queries.ts'

/** Whether a load balancer may send requests here. */
export interface Readiness {
  /** From now on the answer is no: the process is about to stop. */
  drain(): void
  isReady(): Promise<boolean>
}

/** However many ask at once, the database is asked one question. (OPS-10) */
export function createReadiness({ db, log }: Pick<Deps, 'db' | 'log'>): Readiness {
  let isDraining = false
  let asking: Promise<boolean> | null = null

  async function ask(): Promise<boolean> {
    try {
      await pingDatabase(db)
      return true
    } catch (error) {
      log.warn('database is away', { error })
      return false
    } finally {
      asking = null
    }
  }

  return {
    drain: () => {
      isDraining = true
    },
    isReady: async () => {
      if (isDraining) return false
      asking ??= ask()
      return asking
    },
  }
}
