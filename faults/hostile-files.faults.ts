import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { fileRefusal, previewFile } from '@ephemeris/contract/gacha/gacha-file'
import { HOSTILE_FILES } from '@ephemeris/files/damage/hostile-files.test-data'
import { asker } from '../apps/server/src/testing/calls/ask.ts'
import { testCallerOf } from '../apps/server/src/testing/calls/test-call.ts'
import { pullFile } from '../apps/server/src/testing/pull-logs/pull-file.ts'
import { simulatedAccount } from '../apps/server/src/testing/pull-logs/simulated-account.ts'
import { type BenchUser, openAccountStage } from '../bench/support/account-stage.ts'
import { atMost, below, report } from '../bench/support/figure.ts'
import { percentile } from '../bench/support/samples.ts'
import { memoryOfAllMb } from './support/memory-of-all.ts'

/** Part of a name runs the files that have it. */
const WANTED = process.env.FAULT_HOSTILE ?? ''
/** Reading ends after a minute, whatever a file is. */
const ANSWER_MS = 75_000
const LIGHT_MS = 150
const WAIT_MS = 10_000
const MEMORY_MB = 900
const LIGHT_CALLS = fileURLToPath(new URL('./support/light-calls.main.ts', import.meta.url))
const HONEST = new Uint8Array(Buffer.from(pullFile([simulatedAccount('starrail', { pulls: 1000 })])))

/*
 * Sends files that were made to take memory or time, two at once of two accounts in two networks: each is refused, the
 * server lives, and others are answered meanwhile. (LEDGER-20, DOC-25)
 */
const files = Object.entries(HOSTILE_FILES).filter(([name]) => name.includes(WANTED))
/** Two senders of each file, and one who sends an honest one meanwhile. */
const stage = await openAccountStage(files.length * 3)
const ask = asker(stage.origin)
const { send } = testCallerOf(ask)
let died = 0
let others = 0
const waits: number[] = []
const light: number[] = []

const calm = watched()
await pause(3000)
report('light calls before, 95 of 100 within', { value: percentile((await calm.end()).times, 95), unit: 'ms' })
for (const [place, [name, make]] of files.entries()) {
  const text = Uint8Array.from(await make())
  const [ada, bob, cyd] = stage.users.slice(place * 3)
  if (!ada || !bob || !cyd) break
  const watch = watched()
  const startedAt = performance.now()
  const [one, two] = await Promise.all([sent(ada, text), sent(bob, text), waiting(cyd)])
  const ms = performance.now() - startedAt
  const { peakMb, times } = await watch.end()
  light.push(...times)
  report(`${name}, ${(text.length / 1e6).toFixed(2)} MB sent: ${one}, ${two}`, {
    value: ms,
    unit: 'ms',
    target: below(ANSWER_MS),
  })
  report('… memory of everything', { value: peakMb, unit: 'MB', target: below(MEMORY_MB) })
  report('… 95 of 100 light calls of others within', {
    value: percentile(times, 95),
    unit: 'ms',
    target: below(LIGHT_MS),
  })
}
report('light calls of others meanwhile, 95 of 100 within', {
  value: percentile(light, 95),
  unit: 'ms',
  target: below(LIGHT_MS),
})
report('an honest file of somebody else, answered within', {
  value: Math.max(...waits),
  unit: 'ms',
  target: below(WAIT_MS),
})
report('… answers without a reason, or none', { value: others, target: atMost(0) })
report('… deaths of the server', { value: died, target: atMost(0) })
await stage.close()

/** What the answer says. */
async function sent({ token, headers }: BenchUser, text: Uint8Array<ArrayBuffer>): Promise<string> {
  try {
    const file = { text, gameId: null, uid: '100000001' }
    const { status, text: answer } = await send(previewFile, file, { as: token, headers })
    const reason = fileRefusal.safeParse(JSON.parse(answer).data).data?.reason ?? ''
    if (status !== 503 && reason === '') others++
    return `${status} ${reason}`.trim()
  } catch (error) {
    died++
    return String(error)
  }
}

/** A moment later, when both places are taken. */
async function waiting(user: BenchUser): Promise<void> {
  await pause(500)
  const startedAt = performance.now()
  const { status } = await send(
    previewFile,
    { text: HONEST, gameId: null, uid: null },
    { as: user.token, headers: user.headers },
  )
  waits.push(performance.now() - startedAt)
  if (status !== 200 && status !== 503) others++
}

function watched() {
  const caller = fork(LIGHT_CALLS, [stage.origin], { execArgv: ['--import', 'tsx'] })
  let peakMb = 0
  let isOn = true
  async function measureOften() {
    while (isOn) {
      peakMb = Math.max(peakMb, memoryOfAllMb(stage.serverPid, stage.dataDir))
      await pause(100)
    }
  }
  const ended = measureOften()
  return {
    end: async () => {
      isOn = false
      await ended
      caller.send('end')
      // One that has ended by itself has nothing to say, and leaves no samples.
      const [times]: unknown[] = await Promise.race([once(caller, 'message'), once(caller, 'exit')])
      return { peakMb, times: Array.isArray(times) ? times.map(Number) : [] }
    },
  }
}
