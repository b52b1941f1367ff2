import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { getProfile } from '@ephemeris/contract/account/account'
import { downloadSettings, uploadSettings } from '@ephemeris/contract/sync/sync'
import { castVotes } from '@ephemeris/contract/votes'
import { qrSides } from '../apps/server/src/testing/test-qr.ts'
import { STAGE_ENV } from '../bench/support/account-stage.ts'
import { atLeast, atMost, report } from '../bench/support/figure.ts'
import { removeFolder, temporaryFolder } from '../bench/support/folders.ts'
import { startProduct } from '../bench/support/product.ts'
import { notRun } from './support/not-run.ts'
import { callerAt, prepareUsers, someActivity } from './support/stage.ts'

/** How far the clock is from the right time, one after the other: set forward, right again, set back, right again. */
const STEPS = ['+3h', '+0', '-3h', '+0'] as const
const USERS = 8
const GONE = 410

/*
 * Sets the clock of the server while it runs, not that of its database: sessions live, writes are taken, the newest slot
 * is the one that was written last, a code for signing in works, and one of before a step forward does not. (R12)
 */
const library = faketimeLibrary() ?? notRun('clock steps', 'libfaketime is not installed')
const dataDir = temporaryFolder()
const users = await prepareUsers(dataDir, USERS)
const clockFile = path.join(dataDir, 'clock')
setClock('+0')
const faked = {
  LD_PRELOAD: library,
  FAKETIME_TIMESTAMP_FILE: clockFile,
  FAKETIME_NO_CACHE: '1',
  // A machine that sets its clock leaves the one alone by which programs wait.
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
}
const product = await startProduct({ dataDir, env: { ...STAGE_ENV, ...faked } })
const caller = callerAt(product.origin)
const { show, scan, confirm, check, sendCheck } = qrSides(caller)
const activityId = await someActivity(product.origin)

const faults: string[] = []
let calls = 0
let shownBefore = await show()
let stepMs = 0
for (const [n, step] of STEPS.entries()) {
  const before = await serverTime()
  setClock(step)
  stepMs = Math.max(stepMs, Math.abs((await serverTime()) - before))
  await Promise.all(users.map(({ token }) => playOn(token, n)))
  if (step === '+3h') {
    await noted('a code of before', async () => {
      const { status } = await sendCheck(shownBefore)
      if (status !== GONE) throw new Error(`answered with ${status}`)
    })
  }
  await noted('a new code', async () => {
    const code = await show()
    const { token } = users[n % USERS] ?? { token: '' }
    await scan(code, token)
    await confirm(code, token)
    const { status, token: received } = await check(code)
    if (received === null) throw new Error(`is ${status} and carries no token`)
  })
  shownBefore = await show()
}
const alive = product.process.exitCode === null
await product.stop()
removeFolder(dataDir)

report('clock set forward and back, so many hours', { value: Math.round(stepMs / 3_600_000), target: atLeast(3) })
report('… calls meanwhile', { value: calls, target: atLeast(STEPS.length * USERS) })
report('… refused or wrong', { value: faults.length, target: atMost(0) })
report('… the process lives', { value: Number(alive), target: atLeast(1) })
if (faults.length > 0) process.stderr.write(`${[...new Set(faults)].slice(0, 10).join('\n')}\n`)

async function playOn(as: string, n: number): Promise<void> {
  const subject = { activityId, gameId: 'genshin' as const }
  await noted('profile', () => caller.call(getProfile, {}, { as }))
  await noted('vote', () => caller.call(castVotes, { ...subject, choices: { worth: 'must' } }, { as }))
  const settings = { activityStatus: { [String(n)]: 'done' as const }, userGameSelections: {}, gameOrder: [] }
  const slot = n % 2 === 0 ? 1 : 2
  await noted('upload', () => caller.call(uploadSettings, { slot, settings, base: null }, { as }))
  await noted('marks', async () => {
    const found = await caller.call(downloadSettings, { slot }, { as })
    if (found.settings.activityStatus[String(n)] !== 'done') throw new Error('are not there')
  })
}

async function noted(what: string, call: () => Promise<unknown>): Promise<void> {
  calls++
  try {
    await call()
  } catch (error) {
    faults.push(`${what}: ${error}`)
  }
}

/** As the program sees it. */
async function serverTime(): Promise<number> {
  const { headers } = await fetch(`${product.origin}/healthz`)
  return Date.parse(headers.get('date') ?? '')
}

function setClock(offset: string): void {
  writeFileSync(clockFile, `${offset}\n`)
}

/** Of Debian's package `libfaketime`, or where `FAULT_FAKETIME` says; `null`: it is not installed. */
function faketimeLibrary(): string | null {
  if (process.env.FAULT_FAKETIME) return process.env.FAULT_FAKETIME
  const folders = readdirSync('/usr/lib').map((folder) => path.join('/usr/lib', folder, 'faketime'))
  return folders.map((folder) => path.join(folder, 'libfaketimeMT.so.1')).find(existsSync) ?? null
}
