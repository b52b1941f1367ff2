import { getChallenge } from '@ephemeris/contract/account/challenge'
import type { Deps } from '#server/deps'
import type { Api } from '#server/http/mount'
import { issueChallenge } from './challenge.service.ts'

export function challengeRoutes(api: Api, deps: Deps): void {
  api.on(getChallenge, (_input, _user, caller) => issueChallenge(deps, caller))
}
