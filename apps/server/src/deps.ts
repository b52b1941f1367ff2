import { LEDGER_LIMITS, type LedgerLimits } from '@ephemeris/contract/gacha/ledger-limits'
import type { Db } from './db/client.ts'
import { createHeavyBudget } from './db/heavy-budget.ts'
import { createRateLimits, type RateLimits } from './db/rate-limits.ts'
import type { Env } from './env/env.ts'
import { type Clock, createClock } from './platform/clock.ts'
import { createRoom, type Room } from './platform/files/disk-space.ts'
import { type Audit, createAudit } from './platform/log/audit.ts'
import type { Log } from './platform/log/log.ts'
import { createMetrics, type Metrics } from './platform/log/metrics.ts'
import { createMailer, type Mailer } from './platform/mailer.ts'
import { createOrigin, type Origin } from './platform/origin.ts'
import { createOutbound, type Outbound } from './platform/outbound/outbound-http.ts'
import { createHeavyWork, type HeavyWork } from './platform/processes/heavy-work.ts'
import { createPasswordHasher, type PasswordHasher } from './platform/secrets/password-hash.ts'
import { pause, type Wait } from './platform/timers.ts'

/** What the real world gives to a service; each service takes only the parts it uses. */
export interface Deps {
  readonly env: Env
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly metrics: Metrics
  readonly audit: Audit
  readonly limits: RateLimits
  readonly mailer: Mailer
  readonly origin: Origin
  readonly outbound: Outbound
  readonly passwords: PasswordHasher
  /** How a job waits before it asks others again. */
  readonly wait: Wait
  readonly ledgerLimits: LedgerLimits
  readonly heavyWork: HeavyWork
  /** How often the server has died and was started again. */
  readonly deaths: number
  readonly room: Room
}

type Given = Pick<Deps, 'env' | 'db' | 'log'> & Partial<Deps>

/** Everything that the environment describes; `given` comes first. */
export function createDeps(given: Given): Deps {
  const { env, db, log, metrics = createMetrics(), limits = createRateLimits(db) } = given
  return {
    clock: createClock(env.clockStart),
    metrics,
    audit: createAudit(log, metrics),
    limits,
    mailer: createMailer(env, log),
    origin: createOrigin(env),
    outbound: createOutbound(env),
    passwords: createPasswordHasher(),
    wait: pause,
    ledgerLimits: LEDGER_LIMITS,
    heavyWork: createHeavyWork(createHeavyBudget(limits), countHeavyWork(metrics)),
    deaths: 0,
    room: createRoom(env),
    ...given,
  }
}

function countHeavyWork(metrics: Metrics): (outcome: string) => void {
  return metrics.counter('heavy_work_total', 'Files and statistics in processes of their own, by kind and outcome.', {
    label: 'outcome',
    known: ['file done', 'file ended', 'statistics done', 'statistics ended'],
  })
}
