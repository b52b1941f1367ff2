import { LEDGER_LIMITS } from '@ephemeris/contract/gacha/ledger-limits'
import { SECOND_MS } from '@ephemeris/core/time/instant'
import { createHeavyBudget } from './db/limits/heavy-budget.ts'
import { createRateLimits } from './db/limits/rate-limits.ts'
import type { Deps } from './deps.ts'
import { createClock } from './platform/clock.ts'
import { createSpaceCheck } from './platform/files/disk-space.ts'
import { createAudit } from './platform/log/audit.ts'
import { createMetrics, type Metrics } from './platform/log/metrics.ts'
import { createMailer } from './platform/mailer.ts'
import { createOrigin } from './platform/origin.ts'
import { createOutbound } from './platform/outbound/outbound-http.ts'
import { createHeavyWork } from './platform/processes/heavy-work.ts'
import { createPasswordHasher } from './platform/secrets/password-hash.ts'
import { pause } from './platform/timers.ts'
import { createUserChanges } from './user-changes.ts'

type Given = Pick<Deps, 'env' | 'db' | 'log'> & Partial<Deps>

/** Everything that the environment describes; `given` comes first. */
export function createDeps(given: Given): Deps {
  const {
    env,
    db,
    log,
    metrics = createMetrics(),
    limits = createRateLimits(db),
    clock = createClock(env.clockStart),
  } = given
  return {
    clock,
    metrics,
    audit: createAudit(log, metrics),
    limits,
    mailer: createMailer(env, log),
    origin: createOrigin(env),
    outbound: createOutbound(env),
    passwords: createPasswordHasher(),
    wait: pause,
    planEveryMs: 5 * SECOND_MS,
    ledgerLimits: LEDGER_LIMITS,
    heavyWork: createHeavyWork(createHeavyBudget(limits), countHeavyWork(metrics)),
    deaths: 0,
    space: createSpaceCheck(env),
    changes: createUserChanges(clock),
    ...given,
  }
}

function countHeavyWork(metrics: Metrics): (outcome: string) => void {
  return metrics.counter('heavy_work_total', 'Files and statistics in processes of their own, by kind and outcome.', {
    label: 'outcome',
    known: ['file done', 'file ended', 'statistics done', 'statistics ended'],
  })
}
