import { AppError } from '@ephemeris/contract/errors'
import * as z from 'zod'
import type { ClientKeys } from '#server/env/env'
import { parseForeignJson } from '#server/platform/outbound/foreign-json'
import type { Outbound } from '#server/platform/outbound/outbound-http'
import { plainAvatar } from './avatar.ts'
import { PROVIDER_TIMEOUT_MS, type SocialProvider } from './provider.ts'

const ORIGIN = 'https://graph.qq.com'

/** Codes that are used up or were never given out: the user may try again. */
const BAD_CODES: ReadonlySet<number> = new Set([100019, 100020])

const fault = z.object({ error: z.coerce.number() })
const issued = z.object({ access_token: z.string().min(1) })
const owner = z.object({ client_id: z.coerce.string(), openid: z.string().min(1).max(256) })
const profile = z.object({
  ret: z.literal(0),
  nickname: z.string().optional(),
  figureurl_qq_1: z.string().optional(),
  figureurl_qq_2: z.string().optional(),
})

/** QQ Connect, which knows no PKCE and signs nothing: the state alone guards the way back. (SOC-3) */
export function createQq(outbound: Outbound, { clientId, clientSecret }: ClientKeys): SocialProvider {
  return {
    realm: '',

    signInPage: async ({ state, redirectUri }) =>
      address('/oauth2.0/authorize', {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        state,
        scope: 'get_user_info',
      }),

    identify: async ({ code }, { redirectUri }) => {
      const { access_token } = await ask(issued, '/oauth2.0/token', {
        grant_type: 'authorization_code',
        client_id: clientId,
        client_secret: clientSecret,
        code,
        redirect_uri: redirectUri,
        fmt: 'json',
      })
      const { client_id, openid } = await ask(owner, '/oauth2.0/me', { access_token, fmt: 'json' })
      // A token that was issued to another site proves nothing to us.
      if (client_id !== clientId) throw new AppError('PROVIDER_REFUSED')
      const user = await ask(profile, '/user/get_user_info', { access_token, oauth_consumer_key: clientId, openid })
      return {
        subject: openid,
        nickname: user.nickname ?? null,
        avatar: plainAvatar(user.figureurl_qq_2 || user.figureurl_qq_1 || ''),
      }
    },
  }

  async function ask<T>(schema: z.ZodType<T>, path: string, parameters: Readonly<Record<string, string>>): Promise<T> {
    const answer = await answerAt(address(path, parameters))
    const refused = fault.safeParse(answer).data
    if (refused) throw new AppError(BAD_CODES.has(refused.error) ? 'PROVIDER_REFUSED' : 'PROVIDER_FAILED')
    const { data } = schema.safeParse(answer)
    if (data === undefined) throw new AppError('PROVIDER_FAILED')
    return data
  }

  async function answerAt(url: URL): Promise<unknown> {
    try {
      const { status, text } = await outbound.ask({ url: url.href, timeoutMs: PROVIDER_TIMEOUT_MS })
      return status === 200 ? parseForeignJson(text) : null
    } catch {
      // Away or garbled: both say nothing about a user.
      return null
    }
  }
}

function address(path: string, parameters: Readonly<Record<string, string>>): URL {
  const url = new URL(path, ORIGIN)
  url.search = new URLSearchParams(parameters).toString()
  return url
}
