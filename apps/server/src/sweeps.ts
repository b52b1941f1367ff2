import { MINUTE_MS } from '@ephemeris/core/time/instant'
import type { Deps } from './deps.ts'
import { sweepExpiredAccountRows } from './modules/account/account-sweep.service.ts'
import { sweepUsedChallenges } from './modules/challenge/challenge.service.ts'
import { sweepExpiredPulls } from './modules/gacha/pull-sweep.service.ts'
import { sweepExpiredHandoffs } from './modules/handoff/handoff.service.ts'
import { sweepExpiredQrs } from './modules/qr-login/qr-login.service.ts'
import { sweepUnseenSubscriptions } from './modules/reminders/channels/push.service.ts'
import { sweepOldMessages } from './modules/reminders/reminder-data.service.ts'
import { sweepExpiredVisits } from './modules/social/visit.service.ts'
import { sweepOldSlotVersions } from './modules/sync/sync.service.ts'
import type { Seal } from './platform/secrets/seal.ts'
import { every } from './platform/timers.ts'

interface Sweep {
  /** As the log names it. */
  readonly rows: string
  readonly everyMs: number
  readonly run: () => Promise<void>
}

type SweepDeps = Pick<Deps, 'db' | 'clock' | 'env' | 'limits' | 'ledgerLimits'> & { readonly seal: Pick<Seal, 'keyId'> }

/** What removes the rows that can no longer be used, kind by kind. (ACC-61) */
export function sweepsOf(deps: SweepDeps): readonly Sweep[] {
  return [
    { rows: 'accounts', everyMs: 10 * MINUTE_MS, run: () => sweepExpiredAccountRows(deps) },
    { rows: 'challenges', everyMs: 10 * MINUTE_MS, run: () => sweepUsedChallenges(deps) },
    { rows: 'slot versions', everyMs: 10 * MINUTE_MS, run: () => sweepOldSlotVersions(deps) },
    { rows: 'rate limits', everyMs: 10 * MINUTE_MS, run: () => deps.limits.deleteExpired() },
    { rows: 'QR logins', everyMs: MINUTE_MS / 2, run: () => sweepExpiredQrs(deps) },
    { rows: 'hand-offs', everyMs: MINUTE_MS / 2, run: () => sweepExpiredHandoffs(deps) },
    { rows: 'visits to other services', everyMs: 5 * MINUTE_MS, run: () => sweepExpiredVisits(deps) },
    { rows: 'pulls', everyMs: 10 * MINUTE_MS, run: () => sweepExpiredPulls(deps) },
    { rows: 'reminders', everyMs: 60 * MINUTE_MS, run: () => sweepOldMessages(deps) },
    { rows: 'push subscriptions', everyMs: 60 * MINUTE_MS, run: () => sweepUnseenSubscriptions(deps) },
  ]
}

/** A sweep that fails is logged and tried again at its next turn. @returns how to stop all of them */
export function startSweeps(deps: SweepDeps & Pick<Deps, 'log'>): () => void {
  const stops = sweepsOf(deps).map(({ rows, everyMs, run }) =>
    every(everyMs, () => {
      run().catch((error) => deps.log.warn('expired rows not removed', { rows, error }))
    }),
  )
  return () => {
    for (const stop of stops) stop()
  }
}
