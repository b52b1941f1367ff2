import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { deleteAccount } from '@ephemeris/contract/account/account'
import { changePassword } from '@ephemeris/contract/account/password-change'
import { logout, logoutAll } from '@ephemeris/contract/account/sign-in'
import type { Endpoint } from '@ephemeris/contract/endpoint'
import { ENDPOINTS } from '@ephemeris/contract/endpoints'
import { asker } from '../apps/server/src/testing/calls/ask.ts'
import { type BenchUser, networkHeaders, openAccountStage } from './support/account-stage.ts'
import {
  DEAR_HEADERS,
  type DearPart,
  dearAddresses,
  dearBodies,
  type PlainRequest,
  plainRequest,
} from './support/dear-requests.ts'
import { atMost, below, report } from './support/figure.ts'
import { percentile } from './support/samples.ts'

/**
 * For every call of the contract, what the dearest request that is let in costs the server's event loop, beside an
 * ordinary one: processor time of its main thread (Linux), the least of four times. A request is let in if it is read; that the call then refuses
 * it with a sentence changes nothing about its cost. What costs more than 10 ms must be charged: the same caller is
 * refused before long. Meanwhile others make light calls: of each kind of call, 95 of 100 are answered in time.
 *
 * `BENCH_CALLS`: a word that is in the paths to try.
 */
const WANTED = process.env.BENCH_CALLS ?? ''
const ROUNDS = 4
const FREE_MS = 10
const LIGHT_MS = 150
const LIGHT_CALLS = fileURLToPath(new URL('../faults/support/light-calls.main.ts', import.meta.url))
/** So often a dear request is repeated to find when its caller is refused. */
const REPEATS = 400
/** After its start the server still reads what it needs later. */
const SETTLED_MS = 8000
const USERS = 1500

type Call = Endpoint<unknown, unknown>

/** After these a user is none any more. */
const ENDING: ReadonlySet<string> = new Set([logout, logoutAll, deleteAccount, changePassword].map(({ path }) => path))

/** By the border, before anything is read; 0: the server ended the connection. */
const TURNED_AWAY: ReadonlySet<number> = new Set([0, 413, 414, 431])

interface Cost {
  readonly name: string
  readonly ms: number
  readonly status: number
  readonly parts: readonly DearPart[]
}

const stage = await openAccountStage(USERS)
const ask = asker(stage.origin)
await pause(SETTLED_MS)
const users = [...stage.users]
let sent = 0
let worstFree = 0
const uncharged: string[] = []
let slowest = { name: 'none', ms: 0 }
const others = fork(LIGHT_CALLS, [stage.origin], { execArgv: ['--import', 'tsx'] })
await lightMs('begun')

for (const call of ENDPOINTS.filter(({ path }) => path.includes(WANTED))) {
  const name = `${call.method} ${call.path}`
  const plain = plainRequest(call)
  const ordinary = await costOf(call, plain, [])
  const groups = [dearAddresses(call), DEAR_HEADERS, dearBodies(call, plain)]
  const best: Cost[] = []
  for (const group of groups) {
    const costs: Cost[] = []
    for (const part of group) {
      const cost = await costOf(call, plain, [part])
      if (!TURNED_AWAY.has(cost.status)) costs.push(cost)
    }
    best.push(...costs.toSorted((a, b) => b.ms - a.ms).slice(0, 1))
  }
  const together = await costOf(
    call,
    plain,
    best.flatMap(({ parts }) => parts),
  )
  const [dearest = ordinary] = [ordinary, ...best, together].toSorted((a, b) => b.ms - a.ms)
  report(`${name} (${ordinary.status})`, { value: ordinary.ms, unit: 'ms' })
  const allowed = dearest.ms > FREE_MS ? await allowedOf(call, plain, dearest) : null
  const end = allowed === null ? '' : `, refused after ${allowed}`
  report(`… ${dearest.name} (${dearest.status})${end}`, { value: dearest.ms, unit: 'ms' })
  if (allowed === REPEATS) uncharged.push(name)
  if (allowed === null) worstFree = Math.max(worstFree, dearest.ms)
  const ms = await lightMs('next')
  if (ms > slowest.ms) slowest = { name, ms }
}
await lightMs('end')
await stage.close()
report(`95 of 100 light calls of others within, worst beside ${slowest.name}`, {
  value: slowest.ms,
  unit: 'ms',
  target: below(LIGHT_MS),
})
report('dearest request that nobody is charged for', { value: worstFree, unit: 'ms', target: atMost(FREE_MS) })
report(`dear calls without an end: ${uncharged.join(', ') || 'none'}`, { value: uncharged.length, target: atMost(0) })

async function costOf(call: Call, plain: PlainRequest, parts: readonly DearPart[]): Promise<Cost> {
  const costs: number[] = []
  let status = 0
  for (let round = 0; round <= ROUNDS; round++) {
    const user = ENDING.has(call.path) ? users.pop() : users[sent % users.length]
    if (!user) throw new Error('no user is left')
    const before = loopMs()
    status = (await send(call, plain, parts, user, sent)).status
    if (round > 0) costs.push(loopMs() - before)
  }
  return { name: parts.map(({ name }) => name).join(' and ') || 'ordinary', ms: Math.min(...costs), status, parts }
}

/** How often one user in one network may send it in a row. */
async function allowedOf(call: Call, plain: PlainRequest, { parts }: Cost): Promise<number> {
  const [user] = users
  const network = sent
  for (let times = 0; times < REPEATS; times++) {
    const { status } = await send(call, plain, parts, user, network)
    if (status === 429 || status === 503) return times
  }
  return REPEATS
}

async function send(
  call: Call,
  plain: PlainRequest,
  parts: readonly DearPart[],
  user: BenchUser | undefined,
  network: number,
) {
  sent += 1
  const query = parts.flatMap(({ query: own }) => own ?? []).join('&')
  const glue = plain.address.includes('?') ? '&' : '?'
  const body = parts.find((part) => part.body !== undefined)?.body ?? plain.body
  const answer = ask(`${call.method} ${plain.address}${query && glue}${query}`, {
    headers: {
      ...(call.auth !== 'none' && user && { authorization: `Bearer ${user.token}` }),
      ...networkHeaders(network),
      ...(call.method !== 'GET' && { 'content-type': 'application/json' }),
      ...Object.assign({}, ...parts.map(({ headers }) => headers ?? {})),
    },
    ...(body !== null && { body }),
  })
  return answer.catch(() => ({ status: 0 }))
}

/** Of the light calls since the last question; 0 of none. */
async function lightMs(message: 'begun' | 'next' | 'end'): Promise<number> {
  others.send(message)
  const [times] = await once(others, 'message')
  return times.length > 0 ? percentile(times, 95) : 0
}

/** Processor time of the server's main thread so far. */
function loopMs(): number {
  const [nanoseconds] = readFileSync(`/proc/${stage.serverPid}/task/${stage.serverPid}/schedstat`, 'utf8').split(' ')
  return Number(nanoseconds) / 1e6
}
