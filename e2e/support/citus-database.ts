import { randomUUID } from 'node:crypto'

/** The coordinator of a Citus cluster; unset: each server has an embedded database. */
const { CITUS_URL } = process.env

export interface JourneysDatabase {
  /** Leads a server to it. */
  readonly env: { readonly DATABASE_URL: string }
  drop(): Promise<void>
}

/** A divided database of a server's own on the cluster of `CITUS_URL`; `null`: there is no cluster. */
export async function citusDatabase(): Promise<JourneysDatabase | null> {
  if (CITUS_URL === undefined) return null
  // Other journeys do without the database's client.
  const { createCitusDatabase, dropCitusDatabase } = await import('../../apps/server/src/testing/database/citus.ts')
  const name = `ephemeris_journeys_${randomUUID().replaceAll('-', '')}`
  const address = await createCitusDatabase(CITUS_URL, name)
  if (!('url' in address)) throw new RangeError('the database has no address of its own')
  return { env: { DATABASE_URL: address.url }, drop: () => dropCitusDatabase(CITUS_URL, name) }
}
