import pg from 'pg'
import type { EmbeddedPostgres } from './embedded-postgres.ts'

/** Connections that break in silence when their server ends. */
export function poolFor({ address }: Pick<EmbeddedPostgres, 'address'>): pg.Pool {
  const pool = new pg.Pool(address)
  const ignore = () => {}
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  return pool
}
