import type { LedgerLimits } from '@ephemeris/contract/gacha/ledger-limits'
import type { Db } from './db/client.ts'
import type { RateLimits } from './db/limits/rate-limits.ts'
import type { Env } from './env/env.ts'
import type { Clock } from './platform/clock.ts'
import type { SpaceCheck } from './platform/files/disk-space.ts'
import type { Audit } from './platform/log/audit.ts'
import type { Log } from './platform/log/log.ts'
import type { Metrics } from './platform/log/metrics.ts'
import type { Mailer } from './platform/mailer.ts'
import type { Origin } from './platform/origin.ts'
import type { Outbound } from './platform/outbound/outbound-http.ts'
import type { HeavyWork } from './platform/processes/heavy-work.ts'
import type { PasswordHasher } from './platform/secrets/password-hash.ts'
import type { Wait } from './platform/timers.ts'

/** What other modules do when something of a user changes, in the transaction that changes it. */
export interface UserChanges {
  /** What the user chose or marked is different. */
  chosen(transaction: Db, userId: string): Promise<void>
  sessionEnded(transaction: Db, userId: string, sessionId: string): Promise<void>
  /** @param keptSessionId the one session that goes on; `null`: none does */
  signInsEnded(transaction: Db, userId: string, keptSessionId: string | null): Promise<void>
}

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
  /** How often reminders are looked for that are due: as late may one be. */
  readonly planEveryMs: number
  readonly ledgerLimits: LedgerLimits
  readonly heavyWork: HeavyWork
  /** How often the server has died and was started again. */
  readonly deaths: number
  readonly space: SpaceCheck
  readonly changes: UserChanges
}
