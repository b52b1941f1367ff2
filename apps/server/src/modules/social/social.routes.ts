import { linkIdentity, unlinkIdentity, WAYS } from '@ephemeris/contract/account/social'
import { AppError } from '@ephemeris/contract/errors'
import { PROVIDERS, type Provider, returnParameters } from '@ephemeris/core/account/arrival'
import type { Deps } from '#server/deps'
import { type Api, Redirection } from '#server/http/mount'
import { removeIdentity } from '#server/modules/account/identity/identity.service'
import { createSocial, type Social } from './social.service.ts'

export function socialRoutes(api: Api, deps: Deps): void {
  const socials: Readonly<Record<Provider, Social>> = {
    qq: createSocial(deps, 'qq'),
    microsoft: createSocial(deps, 'microsoft'),
    oidc: createSocial(deps, 'oidc'),
  }
  for (const provider of PROVIDERS) mountWays(api, provider, socials[provider])

  api.on(linkIdentity, async ({ provider, currentPassword: password, isDomestic }, user, caller) => ({
    address: await socials[provider].startVisit({ user, caller }, { isDomestic, password }),
  }))
  api.on(unlinkIdentity, async ({ provider }: { provider: Provider }, user) => {
    await removeIdentity(deps, provider, user)
    return null
  })
}

function mountWays(api: Api, provider: Provider, social: Social): void {
  const { login, callback } = WAYS[provider]
  const names = returnParameters(provider)
  api.on(login, async ({ isDomestic }, user, caller) => ({
    address: await social.startVisit({ user, caller }, { isDomestic, password: null }),
  }))
  api.onOrRedirect(callback, async (back, user, caller) => {
    if (back.leg === 'provider') return new Redirection(await social.forwardVisit(back))
    const { code, state, issuer } = back
    if (code === null) throw new AppError('PARAMETER_MISSING', names.code)
    if (state === null) throw new AppError('PARAMETER_MISSING', names.state)
    return { token: await social.completeVisit({ code, state, issuer }, { user, caller, token: caller.bearer }) }
  })
}
