import { MINUTE_MS, SECOND_MS } from '@ephemeris/core/time/instant'
import type { Deps } from '#server/deps'
import type { Gatekeeper } from '#server/http/gatekeeper'
import { authenticate, recognise } from './session.service.ts'

/** Calls from one network that have no limit of their own. (ACC-30) */
const CALLS = { name: 'calls', points: 300, seconds: MINUTE_MS / SECOND_MS } as const

export function createGatekeeper(deps: Pick<Deps, 'db' | 'clock' | 'limits'>): Gatekeeper {
  return {
    admit: ({ network }) => deps.limits.take(CALLS, network),
    authenticate: (token, caller) => authenticate(deps, token, caller),
    recognise: (token) => recognise(deps, token),
  }
}
