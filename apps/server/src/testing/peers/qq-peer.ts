import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { startUpstream, type Upstream, type UpstreamHandler } from './upstream.ts'

export const QQ = 'https://graph.qq.com'

export const QQ_ENV = { QQ_CLIENT_ID: '101000001', QQ_CLIENT_SECRET: 'very-secret-qq' } as const

const { QQ_CLIENT_ID: CLIENT_ID, QQ_CLIENT_SECRET: CLIENT_SECRET } = QQ_ENV

/** QQ Connect as it is documented, at which one person is always signed in. */
export interface QqPeer extends Upstream {
  /** Who that is. */
  person: { openid: string; nickname: string; figureurl_qq_1: string; figureurl_qq_2: string }
  /** What the callback carries in place of a code, e.g. `usercancel=1`; `null`: a code. */
  refusal: string | null
  /** Answers a path in the place of QQ. */
  readonly instead: Map<string, UpstreamHandler>
  /** The site for which tokens are issued, where that is to be another one. */
  issuedFor: string
}

export async function startQqPeer(): Promise<QqPeer> {
  const codes = new Map<string, { redirectUri: string; openid: string }>()
  const tokens = new Map<string, string>()
  const upstream = await startUpstream((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', QQ)
    const instead = peer.instead.get(pathname)
    if (instead) return instead(request, response)
    const asked = Object.fromEntries(searchParams)
    if (request.method !== 'GET') return void response.writeHead(405).end()
    if (pathname === '/oauth2.0/authorize') return authorize(asked, response)
    if (pathname === '/oauth2.0/token') return sendAnswer(asked, response, issue(asked))
    if (pathname === '/oauth2.0/me') return sendAnswer(asked, response, ownerOf(asked))
    if (pathname === '/user/get_user_info') return send(response, profileOf(asked))
    response.writeHead(404).end()
  })

  const peer: QqPeer = {
    ...upstream,
    person: { openid: 'OPENID1', nickname: '旅行者', figureurl_qq_1: '', figureurl_qq_2: '' },
    refusal: null,
    instead: new Map(),
    issuedFor: CLIENT_ID,
  }
  return peer

  function authorize(asked: Asked, response: ServerResponse): void {
    const { client_id, response_type, redirect_uri = '', state = '' } = asked
    if (client_id !== CLIENT_ID || response_type !== 'code' || state === '' || !URL.canParse(redirect_uri)) {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>redirect uri is illegal(100010)</h1>')
      return
    }
    const code = randomBytes(16).toString('hex').toUpperCase()
    codes.set(code, { redirectUri: redirect_uri, openid: peer.person.openid })
    const brought = peer.refusal ?? `code=${code}`
    response.writeHead(302, { location: `${redirect_uri}?${brought}&state=${encodeURIComponent(state)}` }).end()
  }

  function issue({ grant_type, client_id, client_secret, code = '', redirect_uri }: Asked): object {
    if (grant_type !== 'authorization_code') return fault(100004, 'grant_type is wrong or lost')
    if (client_id !== CLIENT_ID) return fault(100008, 'client_id is not exist')
    if (client_secret !== CLIENT_SECRET) return fault(100009, 'client_secret is illegal')
    const given = codes.get(code)
    codes.delete(code)
    if (!given) return fault(100020, 'code is reused error')
    if (given.redirectUri !== redirect_uri) return fault(100010, 'redirect uri is illegal')
    const token = randomBytes(16).toString('hex').toUpperCase()
    tokens.set(token, given.openid)
    return { access_token: token, expires_in: '7776000', refresh_token: randomBytes(16).toString('hex') }
  }

  function ownerOf({ access_token = '' }: Asked): object {
    const openid = tokens.get(access_token)
    return openid === undefined ? fault(100016, 'access token check failed') : { client_id: peer.issuedFor, openid }
  }

  function profileOf({ access_token = '', oauth_consumer_key, openid }: Asked): object {
    const isOwn = tokens.get(access_token) === openid && oauth_consumer_key === CLIENT_ID
    const { openid: _id, ...shown } = peer.person
    return isOwn ? { ret: 0, msg: '', ...shown } : { ret: -23, msg: 'token is invalid' }
  }
}

type Asked = Readonly<Record<string, string | undefined>>

function fault(error: number, error_description: string): object {
  return { error, error_description }
}

/** JSON is had by `fmt=json` only; without it the answer is a form, or a script. */
function sendAnswer({ fmt }: Asked, response: ServerResponse, answer: object): void {
  const form = new URLSearchParams(
    Object.entries(answer).map(([name, value]): [string, string] => [name, String(value)]),
  )
  const text = 'access_token' in answer ? form.toString() : `callback( ${JSON.stringify(answer)} );`
  if (fmt === 'json') send(response, answer)
  else response.writeHead(200, { 'content-type': 'text/html' }).end(text)
}

function send(response: ServerResponse, answer: object): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
}
