import { setTimeout as pause } from 'node:timers/promises'
import { generateQr, POLL_SECRET_HEADER } from '@ephemeris/contract/account/qr-login'
import { envelope } from '@ephemeris/contract/envelope'
import { SECOND_MS } from '@ephemeris/core/time/instant'
import { networkHeaders } from './account-stage.ts'
import { percentile } from './samples.ts'

/** Networks that no other caller uses. */
const FIRST_NETWORK = 2 << 16

/** As the page asks; the server refuses to be asked twice a second. */
const POLL_EVERY_MS = 3 * SECOND_MS
const SHORTEST_PAUSE_MS = 1.1 * SECOND_MS

/** Shows a code and waits for a scan. */
export interface QrDevice {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

export async function showQr(origin: string, n: number): Promise<QrDevice> {
  const headers = networkHeaders(FIRST_NETWORK + n)
  const answer = await fetch(`${origin}${generateQr.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{}',
  })
  const { data } = envelope.parse(await answer.json())
  generateQr.reply.schema.parse(data)
  const { sessionId, pollSecret } = generateQr.reply.read(data)
  return {
    path: `/api/auth/qrcode/check?session_id=${sessionId}`,
    headers: { ...headers, [POLL_SECRET_HEADER]: pollSecret ?? '' },
  }
}

export interface Polls {
  readonly perSecond: number
  readonly p99Ms: number
  /** Asked while the server had too much to do; the device asks again later. */
  readonly turnedAway: number
}

/** All of them ask for so many seconds, as their pages do. */
export async function pollAll(origin: string, devices: readonly QrDevice[], seconds: number): Promise<Polls> {
  const answered: number[] = []
  let turnedAway = 0
  const startedAt = performance.now()
  const until = startedAt + seconds * SECOND_MS

  await Promise.all(
    devices.map(async (device, n) => {
      await pause((POLL_EVERY_MS * n) / devices.length)
      while (performance.now() < until) {
        const askedAt = performance.now()
        const isAnswered = await poll(origin, device)
        const tookMs = performance.now() - askedAt
        if (isAnswered) answered.push(tookMs)
        else turnedAway++
        await pause(Math.max(SHORTEST_PAUSE_MS, POLL_EVERY_MS - tookMs))
      }
    }),
  )
  return { perSecond: answered.length / seconds, p99Ms: percentile(answered, 99), turnedAway }
}

/** @returns whether the server had time for it */
async function poll(origin: string, { path, headers }: QrDevice): Promise<boolean> {
  const answer = await fetch(`${origin}${path}`, { headers })
  await answer.arrayBuffer()
  if (!answer.ok && answer.status !== 503) throw new Error(`a device was refused with ${answer.status}`)
  return answer.ok
}
