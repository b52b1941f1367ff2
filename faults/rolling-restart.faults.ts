import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { listActivities } from '@ephemeris/contract/catalogue/catalogue'
import { downloadSettings, uploadSettings } from '@ephemeris/contract/sync/sync'
import { castVotes, listPolls } from '@ephemeris/contract/votes'
import { STAGE_ENV } from '../bench/support/account-stage.ts'
import { atLeast, atMost, report } from '../bench/support/figure.ts'
import { removeFolder, temporaryFolder } from '../bench/support/folders.ts'
import { freePort, type Product, startProduct } from '../bench/support/product.ts'
import { notRun } from './support/not-run.ts'
import { startProxy } from './support/proxy.ts'
import { callerAt, prepareUsers, someActivity } from './support/stage.ts'
import { untilAnswered } from './support/until-answered.ts'

/** How often each process is replaced. */
const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 2)
const PROCESSES = 3
const USERS = 12
/** Between two writes of one user: votes are limited to thirty a minute. */
const PAUSE_MS = 100
const VOTE_EVERY = 40

/*
 * Replaces three processes behind HAProxy one by one, round after round, while users read and write through it: no call is
 * refused, and nothing that was acknowledged is lost. (R10)
 */
const dataDir = temporaryFolder()
const users = await prepareUsers(dataDir, USERS)
const ports = await Promise.all(Array.from({ length: PROCESSES }, freePort))
const processes: Product[] = []
for (const port of ports) processes.push(await start(port))
const proxy = (await startProxy('haproxy', dataDir, ports)) ?? notRun('rolling restart', 'haproxy is not installed')
let calls = 0
// The proxy says itself who calls: each call comes from another address, so that none meets the limits of one network.
const caller = callerAt(proxy.origin, () => `127.${1 + (++calls >> 16)}.${(calls >> 8) & 255}.${calls & 255}`)
const subject = { activityId: await someActivity(proxy.origin), gameId: 'genshin' as const }

const refusals: string[] = []
const newest = new Map<string, number>()
let answers = 0
let isOver = false
const playing = Promise.all(users.map(({ token }) => play(token)))

for (let round = 0; round < ROUNDS; round++) {
  for (const [index, port] of ports.entries()) {
    const exited = once(processes[index]?.process ?? process, 'exit')
    processes[index]?.process.kill('SIGTERM')
    const [code] = await exited
    if (code !== 0) refusals.push(`a process ended with ${code}`)
    processes[index] = await start(port)
    // The proxy has to see it before the next one goes.
    await pause(500)
  }
}
isOver = true
await playing
await untilAnswered(`${proxy.origin}/readyz`)

let lost = 0
for (const { token } of users) {
  const { settings } = await caller.call(downloadSettings, { slot: 1 }, { as: token })
  if (settings.activityStatus[String(newest.get(token))] !== 'done') lost++
}
await proxy.stop()
for (const one of processes) await one.stop()
removeFolder(dataDir)

report(`rolling restarts of ${PROCESSES} processes behind HAProxy`, { value: ROUNDS })
report('… answers meanwhile', { value: answers, target: atLeast(100) })
report('… refused or cut off', { value: refusals.length, target: atMost(0) })
report('… users whose newest acknowledged marks are not there', { value: lost, target: atMost(0) })
if (refusals.length > 0) process.stderr.write(`${[...new Set(refusals)].slice(0, 10).join('\n')}\n`)

function start(port: number): Promise<Product> {
  return startProduct({ dataDir, port, env: STAGE_ENV })
}

async function play(as: string): Promise<void> {
  for (let n = 1; !isOver; n++) {
    const settings = { activityStatus: { [String(n)]: 'done' as const }, userGameSelections: {}, gameOrder: [] }
    // A slot takes three hundred uploads a day.
    if (n % 4 === 1 && (await isDone(() => caller.call(uploadSettings, { slot: 1, settings, base: null }, { as })))) {
      newest.set(as, n)
    }
    const query = { language: 'en', games: null, subTypes: {}, from: null, to: null } as const
    await isDone(() => caller.call(listActivities, query))
    await isDone(() => caller.call(listPolls, { ...subject, language: 'en' }, { as }))
    if (n % VOTE_EVERY === 1)
      await isDone(() => caller.call(castVotes, { ...subject, choices: { worth: 'must' } }, { as }))
    await pause(PAUSE_MS)
  }
}

async function isDone(call: () => Promise<unknown>): Promise<boolean> {
  try {
    await call()
    answers++
    return true
  } catch (error) {
    refusals.push(String(error))
    return false
  }
}
