import type { ReadPulls } from '@ephemeris/files/read-whole'

/** As bytes, which pass between a page and its worker at once. */
export function packPulls(accounts: readonly ReadPulls[]): Uint8Array<ArrayBuffer> {
  const kept = accounts.map(({ gameId, uid, pulls, parts }) => ({ gameId, uid, pulls, parts }))
  return new TextEncoder().encode(JSON.stringify(kept))
}

/** @param content as `packPulls` made it */
export function unpackPulls(content: Uint8Array): readonly ReadPulls[] {
  return JSON.parse(new TextDecoder().decode(content))
}
