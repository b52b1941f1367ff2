import { MINUTE_MS, SECOND_MS } from '@ephemeris/core/time/instant'
import { createProcessLimits } from '#server/db/limits/rate-limits'
import type { Deps } from '#server/deps'
import type { Gatekeeper } from '#server/http/gatekeeper'
import { readWithToken } from './access-token/access-token.service.ts'
import { authenticate, recognise } from './session.service.ts'

/** Calls from one network that have no limit of their own. (ACC-30) */
export const CALLS = { name: 'calls', points: 300, seconds: MINUTE_MS / SECOND_MS } as const

/**
 * Questions from one network whose answers have to be rendered, which takes some hundredths of a second each. A player
 * who tries every switch of the settings asks a third of this. All callers share the renderings, so one IPv6 /48 gets
 * only three times as many. (CAT-28)
 */
const QUESTIONS = { name: 'questions', points: 60, seconds: MINUTE_MS / SECOND_MS, networksOfSite: 3 } as const

/**
 * Addresses from one network that are asked at for the first time, such as those with a time in them. Reading one takes up to
 * a millisecond. (API-43)
 */
const ADDRESSES = { name: 'addresses', points: 300, seconds: MINUTE_MS / SECOND_MS, networksOfSite: 3 } as const

export function createGatekeeper(deps: Pick<Deps, 'db' | 'clock' | 'limits'>): Gatekeeper {
  // The catalogue is served without a database, and a rendering costs this process alone.
  const here = createProcessLimits()
  return {
    admit: (origin) => deps.limits.takeFrom(CALLS, origin),
    admitUnread: (origin) => here.takeFrom(ADDRESSES, origin),
    admitUnkept: (origin) => here.takeFrom(QUESTIONS, origin),
    authenticate: (token, caller) => authenticate(deps, token, caller),
    recognise: (token) => recognise(deps, token),
    readWith: (token) => readWithToken(deps, token),
  }
}
