import { createTimestamp } from '../timestamp.ts'
import { redactInto } from './redact.ts'

export const LOG_LEVELS = ['info', 'warn', 'error'] as const

export type LogLevel = (typeof LOG_LEVELS)[number]

/** Whatever helps to understand an event; secrets and personal data are taken out on the way. */
export type LogFields = Readonly<Record<string, unknown>>

/** `event` names what happened in a few fixed words; everything that varies goes into `fields`. */
export interface Log {
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  error(event: string, fields?: LogFields): void
}

/** Writes one JSON line per event of `level` and above. (OPS-2) */
export function createLog(level: LogLevel, write: (line: string) => void): Log {
  const lowest = LOG_LEVELS.indexOf(level)
  const timestamp = createTimestamp()

  function writerOf(own: LogLevel) {
    if (LOG_LEVELS.indexOf(own) < lowest) return () => {}
    return (event: string, fields: LogFields = {}) => {
      const line = redactInto({ time: timestamp(), level: own, event }, fields)
      write(`${JSON.stringify(line)}\n`)
    }
  }

  return { info: writerOf('info'), warn: writerOf('warn'), error: writerOf('error') }
}
