import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { asker } from '../apps/server/src/testing/calls/ask.ts'
import { networkHeaders, STAGE_ENV } from '../bench/support/account-stage.ts'
import { atLeast, atMost, below, report } from '../bench/support/figure.ts'
import { startProduct } from '../bench/support/product.ts'
import { percentile } from '../bench/support/samples.ts'

/** Of each kind. */
const CONNECTIONS = Number(process.env.FAULT_CONNECTIONS ?? 1000)
const KINDS = ['head', 'body', 'reader'] as const
const DRIP_MS = 1000
const SECONDS = 12

/*
 * Opens connections that send their head, or their body, a byte a second, or that never read what they asked for; others
 * are answered as before. (R20)
 */
const product = await startProduct({ env: STAGE_ENV })
const ask = asker(product.origin)
const port = Number(new URL(product.origin).port)
let refused = 0

report('answers before, 95 of 100 within', { value: percentile(await sample(2), 95), unit: 'ms' })
for (const kind of KINDS) {
  const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, (_, n) => open(kind, n)))
  const dripping = setInterval(() => {
    for (const socket of sockets) if (kind !== 'reader' && socket.writable) socket.write('x')
  }, DRIP_MS)
  const times = await sample(SECONDS)
  clearInterval(dripping)
  const opened = sockets.filter((socket) => !socket.connecting).length
  for (const socket of sockets) socket.destroy()
  report(`${opened} slow connections (${kind}): answers to others`, { value: times.length, target: atLeast(50) })
  report(`… 95 of 100 within (${kind})`, { value: percentile(times, 95), unit: 'ms', target: below(200) })
}
report('… answers refused', { value: refused, target: atMost(0) })
await product.stop()

/** How long each of the answers took that came in so many seconds, in ms. */
async function sample(seconds: number): Promise<number[]> {
  const times: number[] = []
  for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
    const startedAt = performance.now()
    const { status } = await ask('GET /api/events?lang=en', { headers: { 'accept-encoding': 'br' } })
    times.push(performance.now() - startedAt)
    if (status !== 200) refused++
    await pause(20)
  }
  return times
}

function open(kind: (typeof KINDS)[number], n: number): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port }, () => {
      socket.write(firstBytes(kind, n))
      resolve(socket)
    })
    socket.on('error', () => resolve(socket))
    if (kind === 'reader') socket.pause()
    else socket.resume()
  })
}

function firstBytes(kind: (typeof KINDS)[number], n: number): string {
  const { 'x-forwarded-for': address } = networkHeaders(n)
  const common = `Host: x\r\nX-Forwarded-For: ${address}\r\n`
  if (kind === 'head') return `GET /api/games HTTP/1.1\r\n${common}X-Slow: `
  if (kind === 'reader') return `GET /api/events?lang=en HTTP/1.1\r\n${common}\r\n`
  return `POST /api/auth/login HTTP/1.1\r\n${common}Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`
}
