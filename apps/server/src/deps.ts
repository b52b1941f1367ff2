import type { Db } from './db/client.ts'
import type { Env } from './env.ts'
import type { Clock } from './platform/clock.ts'
import type { Log } from './platform/log.ts'

/** What the real world gives to a service; each service takes only the parts it uses. */
export interface Deps {
  readonly env: Env
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
}
