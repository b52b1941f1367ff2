import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { type PushMessage, pushMessage } from '@ephemeris/contract/reminders/push-message'
import type { NewPushSubscription } from '@ephemeris/contract/reminders/reminder-channels'
import { startUpstream, type Upstream } from './upstream.ts'

/** The service that the peer simulates. */
export const PUSH_SERVICE = 'https://fcm.googleapis.com'

/** A push as the browser behind a subscription reads it. */
export interface ReadPush {
  readonly browser: string
  readonly message: PushMessage
  readonly headers: IncomingHttpHeaders
  /** Of the whole encrypted body. */
  readonly bytes: number
  /** What the sender says of itself; its signature was verified. */
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string }
  /** base64url. */
  readonly senderKey: string
}

/** A push service with its browsers, by RFC 8030, 8188, 8291 and 8292. */
export interface PushPeer extends Upstream {
  readonly received: ReadPush[]
  /** The browser of each push that was not answered with 201. */
  readonly refused: string[]
  /** What the service answers for a browser, where that is not 201. */
  readonly answers: Map<string, { readonly status: number; readonly headers?: Record<string, string> }>
  /** A new browser's. */
  subscribe(browser: string): NewPushSubscription
}

interface Browser {
  readonly auth: Buffer
  readonly keys: ReturnType<typeof createECDH>
}

export async function startPushPeer(): Promise<PushPeer> {
  const browsers = new Map<string, Browser>()
  const received: ReadPush[] = []
  const refused: string[] = []
  const answers: PushPeer['answers'] = new Map()
  const upstream = await startUpstream((request, response) => {
    const name = decodeURIComponent(request.url?.split('/').at(-1) ?? '')
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const browser = browsers.get(name)
      const { status = 201, headers = {} } = answers.get(name) ?? {}
      if (!browser || request.method !== 'POST') return void response.writeHead(404).end()
      if (status === 201) received.push(read(name, browser, { body: Buffer.concat(chunks), headers: request.headers }))
      else refused.push(name)
      response.writeHead(status, headers).end()
    })
  })

  return {
    ...upstream,
    received,
    refused,
    answers,
    subscribe: (name) => {
      const keys = createECDH('prime256v1')
      const browser = { auth: randomBytes(16), keys }
      browsers.set(name, browser)
      return {
        endpoint: `${PUSH_SERVICE}/fcm/send/${encodeURIComponent(name)}`,
        p256dh: keys.generateKeys('base64url'),
        auth: browser.auth.toString('base64url'),
      }
    },
  }
}

function read(
  name: string,
  browser: Browser,
  { body, headers }: { body: Buffer; headers: IncomingHttpHeaders },
): ReadPush {
  const [, token = '', senderKey = ''] = /^vapid t=([^,]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
  return {
    browser: name,
    message: pushMessage.parse(JSON.parse(decrypt(browser, body))),
    headers,
    bytes: body.length,
    claims: claimsOf(token, senderKey),
    senderKey,
  }
}

/** One record of `aes128gcm`. */
function decrypt({ auth, keys }: Browser, body: Buffer): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const senderKey = body.subarray(21, 21 + keyLength)
  const record = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey])
  const secret = derive(derive(auth, keys.computeSecret(senderKey)), Buffer.concat([info, Buffer.from([1])]))
  const pseudoRandom = derive(salt, secret)
  const part = (text: string, length: number) =>
    derive(pseudoRandom, Buffer.from(`Content-Encoding: ${text}\0\u0001`)).subarray(0, length)
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  const end = padded.lastIndexOf(2)
  if (end < 0) throw new Error('a record without its end')
  return padded.subarray(0, end).toString()
}

function derive(key: Buffer, data: Buffer): Buffer {
  return createHmac('sha256', key).update(data).digest()
}

function claimsOf(token: string, senderKey: string): ReadPush['claims'] {
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(senderKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('the sender did not sign')
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}
