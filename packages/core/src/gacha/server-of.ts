import { type UtcOffset, utcOffset } from '../time/zone.ts'
import type { ServerFacts } from './facts.ts'

export interface PullServer {
  readonly id: string
  /** Of every time in the account's log. */
  readonly offset: UtcOffset
}

/** The server of an account, by its UID; `null` for a UID that no server of the game has. (GACHA-6) */
export function serverOf(uid: string, servers: readonly ServerFacts[]): PullServer | null {
  const home = servers.find((server) => server.uid.test(uid))
  return home ? { id: home.id, offset: utcOffset(home.offsetHours * 60) } : null
}
