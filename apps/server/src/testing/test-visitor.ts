import type { IssuedToken } from '@ephemeris/contract/account/sign-in'
import type { WayBack, WayOut } from '@ephemeris/contract/account/social'
import type { Endpoint } from '@ephemeris/contract/endpoint'
import type { TestApp } from './test-app.ts'

interface Way<Input> {
  readonly login: Endpoint<Input, WayOut>
  readonly callback: Endpoint<WayBack, IssuedToken>
}

/** What a callback carries. */
interface Brought {
  readonly code: string
  readonly state: string
  readonly issuer?: string | null
}

/** A browser without scripts that signs in at other services, on a test's server. */
export function visitorOf<Input>({ call, refusal, send }: TestApp, { login, callback }: Way<Input>) {
  let cookies = ''

  const headers = () => ({ headers: { ...(cookies !== '' && { cookie: cookies }) } })
  const leg2 = ({ code, state, issuer = null }: Brought): WayBack => ({ leg: 'page', code, state, issuer })

  return {
    /** @returns the other service's page */
    startVisit: async (input: Input, as?: string): Promise<URL> => {
      const { headers: received, text } = await send(login, input, { ...headers(), ...(as !== undefined && { as }) })
      cookies = (received['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ') || cookies
      return new URL(JSON.parse(text).data.auth_url)
    },
    completeVisit: (returned: Brought, as?: string) =>
      call(callback, leg2(returned), { ...headers(), ...(as !== undefined && { as }) }),
    refused: (returned: Brought, as?: string) =>
      refusal(callback, leg2(returned), { ...headers(), ...(as !== undefined && { as }) }),
    sendBack: (returned: Brought) => send(callback, leg2(returned), headers()),
  }
}

/** Follows redirects as a browser does, until one leads to `end`. @returns what it brings there */
export async function follow(start: URL, end: string): Promise<URL> {
  const jar = new Map<string, string>()
  let at = start
  for (let step = 0; step < 10; step++) {
    const answer = await fetch(at, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', ...value] = (cookie.split(';')[0] ?? '').split('=')
      jar.set(name, value.join('='))
    }
    const location = answer.headers.get('location')
    if (location === null) throw new Error(`${at.pathname} answered ${answer.status}: ${await answer.text()}`)
    at = new URL(location, at)
    if (at.href.startsWith(end)) return at
  }
  throw new Error('too many redirects')
}
