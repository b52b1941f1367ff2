import { createAccessToken, listAccessTokens, revokeAccessToken } from '@ephemeris/contract/account/access-tokens'
import {
  deleteAccount,
  exportAccount,
  getAccount,
  getProfile,
  listSessions,
  revokeSession,
} from '@ephemeris/contract/account/account'
import { formatInstant } from '@ephemeris/core/time/instant'
import type { PersonalData } from '#server/db/personal-data'
import type { Deps } from '#server/deps'
import type { Api } from '#server/http/mount'
import { jsonPieces } from '#server/platform/json-pieces'
import type { Seal } from '#server/platform/secrets/seal'
import { overviewOf, profileOf } from './profile.service.ts'
import { accessTokensOf, endAccessToken, makeAccessToken } from './session/access-token/access-token.service.ts'
import { endSession, sessionsOf } from './session/session.service.ts'
import { deleteOwnAccount, exportUser } from './user-lifecycle.service.ts'

export function accountRoutes(
  api: Api,
  deps: Deps & { readonly seal: Seal },
  personalData: readonly PersonalData[],
): void {
  api.on(getProfile, (_input, user) => profileOf(deps, user.id))
  api.on(getAccount, (_input, user) => overviewOf(deps, user.id))
  api.on(listSessions, (_input, user) => sessionsOf(deps, user))
  api.on(revokeSession, async ({ id }, user) => {
    await endSession(deps, user, id)
    return null
  })
  api.on(listAccessTokens, (_input, user) => accessTokensOf(deps, user.id))
  api.on(createAccessToken, ({ name }, user) => makeAccessToken(deps, user, name))
  api.on(revokeAccessToken, async ({ id }, user) => {
    await endAccessToken(deps, user, id)
    return null
  })

  api.onFile(exportAccount, async (_input, user) => ({
    name: `ephemeris-account-${formatInstant(deps.clock.now()).slice(0, 10).replaceAll('-', '')}.json`,
    pieces: jsonPieces(await exportUser(deps, user.id, personalData)),
    close: deps.heavyWork.hold(user.id),
  }))
  api.on(deleteAccount, async (deletion, user, caller) => {
    await deleteOwnAccount(deps, deletion, { user, caller, personalData })
    return null
  })
}
