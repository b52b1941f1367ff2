import { EmbeddedPostgresError } from '@ephemeris/embedded-postgres/embedded-error'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
  stopOrphan,
} from '@ephemeris/embedded-postgres/embedded-postgres'
import type { Log } from '#server/platform/log/log'
import { PlainError } from '#server/platform/log/plain-error'

/** @throws PlainError if the embedded PostgreSQL cannot be had here */
export function startEmbedded(dataDir: string, log: Log): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres(dataDir, log).catch(throwPlain)
}

/** Stops the server that a dead process has left running. (OPS-92) @throws PlainError */
export function stopOrphanedEmbedded(dataDir: string): Promise<void> {
  return stopOrphan(dataDir).catch(throwPlain)
}

function throwPlain(error: unknown): never {
  throw error instanceof EmbeddedPostgresError ? new PlainError(error.message, { cause: error }) : error
}
