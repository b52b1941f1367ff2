import { AppError } from '@ephemeris/contract/errors'
import type { Deps } from '#server/deps'
import type { Catalogue } from '#server/modules/catalogue/catalogue.service'
import { every } from '#server/platform/timers'
import type { ReminderDeps } from '../channels/reminder-channel.ts'
import type { Candidates } from './candidates.ts'
import { planDue, planOutdated } from './plan-due.service.ts'

interface Planner {
  start(): void
  stop(): Promise<void>
}

/** Looks every few seconds for what is due. A round that fails is logged, and the next one does its work. (REM-7) */
export function createPlanner(
  deps: ReminderDeps & Pick<Deps, 'metrics' | 'planEveryMs'>,
  { candidates, catalogue, wake }: { candidates: Candidates; catalogue: Pick<Catalogue, 'version'>; wake: () => void },
): Planner {
  const count = deps.metrics.counter('reminder_plans_total', 'Reminder plans of this process, by outcome.', {
    label: 'outcome',
    known: ['failed'],
  })
  const controller = new AbortController()
  let stopTimer = () => {}
  let running: Promise<void> | null = null
  let planned = ''

  async function look(): Promise<void> {
    try {
      const version = catalogue.version()
      if (version !== planned) await planOutdated(deps, version)
      planned = version
      const planning = { candidates, version, onFailure: () => count('failed') }
      if ((await planDue(deps, planning, controller.signal)) > 0) wake()
    } catch (error) {
      if (error instanceof AppError && error.code === 'GAMES_EMPTY') return
      deps.log.warn('reminders not planned', { error })
    }
  }

  return {
    start: () => {
      stopTimer = every(deps.planEveryMs, () => {
        running ??= look().finally(() => {
          running = null
        })
      })
    },
    stop: async () => {
      stopTimer()
      controller.abort()
      await running
    },
  }
}
