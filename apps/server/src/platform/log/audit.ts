import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

/** What happens to accounts, for anyone who looks into a case later. */
export type AuditEvent =
  | 'account activated'
  | 'account banned'
  | 'account deleted'
  | 'access token made'
  | 'account exported'
  | 'account invited'
  | 'account registered'
  | 'account unbanned'
  | 'call refused'
  | 'challenge failed'
  | 'identity linked'
  | 'identity unlinked'
  | 'login delayed'
  | 'login failed'
  | 'login succeeded'
  | 'logout'
  | 'logout everywhere'
  | 'password changed'
  | 'password reset'
  | 'password reset requested'
  | 'pull link refused'
  | 'qr login confirmed'
  | 'qr login match failed'
  | 'qr login refused'
  | 'session revoked'
  | 'shown page made'

export interface AuditFields {
  readonly userId?: string
  readonly address?: string
  readonly [more: string]: unknown
}

/** One line in the log, with the time, and one in the metrics. (ACC-60) */
export type Audit = (event: AuditEvent, fields: AuditFields) => void

export function createAudit(log: Log, metrics: Metrics): Audit {
  const count = metrics.counter('account_events_total', 'What happened to accounts, by event.', { label: 'event' })
  return (event, fields) => {
    count(event)
    log.info('audit', { what: event, ...fields })
  }
}
