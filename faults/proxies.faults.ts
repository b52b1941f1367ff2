import { Agent, createServer, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { LIMITS } from '../apps/server/src/http/admission/limits.ts'
import { STAGE_ENV } from '../bench/support/account-stage.ts'
import { atMost, report } from '../bench/support/figure.ts'
import { removeFolder, temporaryFolder } from '../bench/support/folders.ts'
import { freePort, startProduct } from '../bench/support/product.ts'
import { notRun } from './support/not-run.ts'
import { startProxy } from './support/proxy.ts'

/** How often each proxy meets the limit. */
const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 1)
/** When the server closes an idle connection; Node adds a second. `FAULT_IDLE_MS` for a server with another limit. */
const LIMIT_MS = Number(process.env.FAULT_IDLE_MS ?? LIMITS.keepAliveMs) + 1000
const AT_ONCE = 8
/** A rush hour holds the server up for so long. */
const LATE_MS = 150
const NAMES = ['nginx', 'haproxy', 'caddy'] as const

/*
 * Lets connections between each proxy of `deploy/` and the server be idle until the server closes them, holds the server up
 * at that moment, and sends calls that no proxy may repeat: each is answered. (API-47) Metrics stay behind the proxy, and
 * the server sees the host that was asked.
 */
await Promise.all(NAMES.map(tryProxy))

async function tryProxy(name: (typeof NAMES)[number]): Promise<void> {
  const folder = temporaryFolder()
  const product = await startProduct({ env: STAGE_ENV })
  const proxy = await startProxy(name, folder, [Number(new URL(product.origin).port)])
  if (proxy === null) notRun(name, `${name} is not installed (Debian: apt-get install ${name})`)
  const agent = new Agent({ keepAlive: true })
  let lost = 0
  for (let round = 0; round < ROUNDS; round++) {
    await postAtOnce(proxy.origin, agent)
    await pause(LIMIT_MS - LATE_MS / 2)
    product.process.kill('SIGSTOP')
    const resume = pause(LATE_MS).then(() => product.process.kill('SIGCONT'))
    await pause(20)
    lost += await postAtOnce(proxy.origin, agent)
    await resume
  }
  const metrics = await fetch(`${proxy.origin}/metrics`)
  agent.destroy()
  await proxy.stop()
  await product.stop()
  const host = await hostBehind(name, folder)
  removeFolder(folder)

  report(`${name}: calls at the server's idle limit`, { value: ROUNDS * AT_ONCE })
  report(`… lost (${name})`, { value: lost, target: atMost(0) })
  report(`… metrics given away (${name})`, { value: metrics.status === 404 ? 0 : 1, target: atMost(0) })
  report(`… another host than was asked (${name})`, { value: host === 'ephemeris.example' ? 0 : 1, target: atMost(0) })
}

/** @returns how many got no answer of the server */
async function postAtOnce(origin: string, agent: Agent): Promise<number> {
  const statuses = await Promise.all(Array.from({ length: AT_ONCE }, () => post(origin, agent)))
  return statuses.filter((status) => status === null || status >= 500).length
}

function post(origin: string, agent: Agent): Promise<number | null> {
  return new Promise((resolve) => {
    const sent = request(`${origin}/api/auth/qrcode/generate`, { method: 'POST', agent }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? null))
    })
    sent.once('error', () => resolve(null)).end()
  })
}

/** The host that a server behind the proxy sees. */
async function hostBehind(name: (typeof NAMES)[number], folder: string): Promise<string> {
  const port = await freePort()
  let seen = ''
  const server = createServer(({ url, headers }, response) => {
    if (url === '/seen') seen = headers.host ?? ''
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const proxy = await startProxy(name, folder, [port])
  const asked = request(`${proxy?.origin}/seen`, { headers: { host: 'ephemeris.example' }, agent: false })
  await new Promise((resolve) => asked.once('response', (answer) => resolve(answer.resume())).end())
  await proxy?.stop()
  server.closeAllConnections()
  server.close()
  return seen
}
