import type { IssuedToken } from '@ephemeris/contract/account/sign-in'
import * as calls from '@ephemeris/contract/account/social'
import type { Endpoint } from '@ephemeris/contract/endpoint'
import { AppError } from '@ephemeris/contract/errors'
import type { Provider } from '@ephemeris/core/account/arrival'
import type { Deps } from '#server/deps'
import { type Api, Redirection } from '#server/http/mount'
import { removeIdentity } from '#server/modules/account/identity/identity.service'
import { createSocial, type Social } from './social.service.ts'

export function socialRoutes(api: Api, deps: Deps): void {
  const qq = createSocial(deps, 'qq')
  const microsoft = createSocial(deps, 'microsoft')

  api.on(calls.qqLogin, async (_input, user, caller) => ({
    address: await qq.startVisit({ user, caller }, { isDomestic: true, password: null }),
  }))
  api.on(calls.microsoftLogin, async (options, user, caller) => ({
    address: await microsoft.startVisit({ user, caller }, { ...options, password: null }),
  }))
  wayBack(api, calls.qqCallback, { social: qq, prefix: 'qq' })
  wayBack(api, calls.microsoftCallback, { social: microsoft, prefix: 'ms' })

  api.on(calls.linkIdentity, async ({ provider, currentPassword: password, isDomestic }, user, caller) => {
    const social = provider === 'qq' ? qq : microsoft
    return {
      address: await social.startVisit({ user, caller }, { isDomestic: provider === 'qq' || isDomestic, password }),
    }
  })
  api.on(calls.unlinkIdentity, async ({ provider }: { provider: Provider }, user) => {
    await removeIdentity(deps, provider, user)
    return null
  })
}

function wayBack(
  api: Api,
  endpoint: Endpoint<calls.WayBack, IssuedToken, 'optional'>,
  { social, prefix }: { social: Social; prefix: string },
): void {
  api.onOrRedirect(endpoint, async (back, user, caller) => {
    if (back.leg === 'provider') return new Redirection(await social.forwardVisit(back))
    const { code, state } = back
    if (code === null) throw new AppError('PARAMETER_MISSING', `${prefix}_code`)
    if (state === null) throw new AppError('PARAMETER_MISSING', `${prefix}_state`)
    return { token: await social.completeVisit({ code, state }, { user, caller, token: caller.bearer }) }
  })
}
