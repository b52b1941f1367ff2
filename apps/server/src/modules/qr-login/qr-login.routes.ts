import * as calls from '@ephemeris/contract/account/qr-login'
import type { Deps } from '#server/deps'
import type { Api } from '#server/http/mount'
import { cancelQrLogin, checkQrLogin, makeQr } from './qr-login.service.ts'
import { claimQrLogin, confirmQrLogin, refuseQrLogin, scanQrLogin } from './qr-verdict.service.ts'

export function qrLoginRoutes(api: Api, deps: Deps): void {
  api.on(calls.generateQr, ({ offer }, _user, caller) => makeQr(deps, offer ?? null, caller))
  api.on(calls.checkQr, ({ sessionId }, _user, caller) => checkQrLogin(deps, sessionId, caller))
  api.on(calls.cancelQr, async ({ sessionId }, _user, caller) => {
    await cancelQrLogin(deps, sessionId, caller)
    return null
  })

  api.on(calls.scanQr, (identity, user, caller) => scanQrLogin(deps, identity, { user, caller }))
  api.on(calls.claimQr, ({ key }, user, caller) => claimQrLogin(deps, key, { user, caller }))
  api.on(calls.confirmQr, async (approval, user, caller) => {
    await confirmQrLogin(deps, approval, { user, caller })
    return null
  })
  api.on(calls.refuseQr, async ({ sessionId }, user, caller) => {
    await refuseQrLogin(deps, sessionId, { user, caller })
    return null
  })
}
