import type { Request } from 'autocannon'
import { type AccountStage, openAccountStage } from './support/account-stage.ts'
import { startBareServer } from './support/bare-server.ts'
import { atMost, below, report } from './support/figure.ts'
import { type Load, underLoad } from './support/load.ts'
import { keepLoggingIn } from './support/logins.ts'
import { pollAll, type QrDevice, showQr } from './support/qr-devices.ts'
import { interleaved, median, percentile } from './support/samples.ts'

/** What accounts ask for most, each by itself, while others sign in beside it: hashes take processor time from all. */
const LOGINS_PER_SECOND = 5
const ROUNDS = 3
const SECONDS = 3
const POLL_SECONDS = 9
const DEVICES = 300

/** So many that none comes to the thirty votes that each has in a minute, however fast the machine is. */
const VOTERS = 700
/** Those who sign in meanwhile have sessions of their own: the oldest ends when there are too many. */
const NEWCOMERS = 100
const UPLOAD_BYTES = 50_000

const PROFILE = '/api/user/profile'
const WORTH = ['must', 'worth', 'rewards', 'skip']
const KINDS = ['profile', 'bare', 'vote', 'upload'] as const
type Kind = (typeof KINDS)[number]
const NAMES = {
  profile: 'profile',
  bare: 'profile, bare route',
  vote: 'vote',
  upload: 'upload of 50 KB',
} as const satisfies Record<Kind, string>
const JSON_BODY = { 'content-type': 'application/json' }

const stage = await openAccountStage(VOTERS + NEWCOMERS)
const logins = keepLoggingIn(stage.origin, stage.users.slice(VOTERS), LOGINS_PER_SECOND)
try {
  await measureCalls(stage)
  await measurePolls(stage)
} finally {
  const loginMs = await logins.stop().finally(() => stage.close())
  report('logins meanwhile', { value: loginMs.length })
  report('logins meanwhile, 99 of 100 within', { value: percentile(loginMs, 99), unit: 'ms', target: below(1000) })
}

async function measureCalls({ origin, users }: AccountStage): Promise<void> {
  const voters = users.slice(0, VOTERS)
  const subject = { activity_uuid: await runningActivity(origin), game_id: 'genshin' }
  const bare = await startBareServer(`${origin}${PROFILE}`, { ...voters[0]?.headers })
  const profile = { path: PROFILE }
  const upload = { method: 'POST', path: '/api/user/upload_settings', body: settingsOf(UPLOAD_BYTES) } as const
  const calls: Readonly<Record<Kind, (turn: number) => Request>> = {
    profile: () => profile,
    bare: () => profile,
    vote: (turn) => {
      const votes = { worth: WORTH[turn % WORTH.length] }
      return { method: 'POST', path: '/api/tags/vote', body: JSON.stringify({ ...subject, votes }) }
    },
    upload: () => upload,
  }

  let turn = 0
  const loads = await interleaved(KINDS, ROUNDS, (kind) => {
    function setupRequest(request: Request): Request {
      turn++
      const headers = { ...JSON_BODY, ...voters[turn % voters.length]?.headers }
      return { ...request, ...calls[kind](turn), headers }
    }
    return underLoad({
      url: kind === 'bare' ? bare.origin : origin,
      duration: SECONDS,
      requests: [{ setupRequest }],
    })
  })
  await bare.stop()

  const middle = (kind: Kind, key: keyof Load) => median((loads.get(kind) ?? []).map((load) => load[key]))
  for (const kind of KINDS) {
    const name = NAMES[kind]
    const target = kind === 'bare' ? undefined : below(500)
    report(`${name}, requests`, { value: middle(kind, 'perSecond'), unit: 'req/s' })
    report(`${name}, 99 of 100 within`, { value: middle(kind, 'p99Ms'), unit: 'ms', ...(target && { target }) })
  }
  for (const kind of ['profile', 'vote', 'upload'] as const) {
    report(`${NAMES[kind]}, to a bare route`, { value: middle(kind, 'perSecond') / middle('bare', 'perSecond') })
  }
}

async function measurePolls({ origin }: AccountStage): Promise<void> {
  const devices: QrDevice[] = []
  for (let n = 0; n < DEVICES; n++) devices.push(await showQr(origin, n))
  const { perSecond, p99Ms, turnedAway } = await pollAll(origin, devices, POLL_SECONDS)
  report(`QR poll, ${DEVICES} devices`, { value: perSecond, unit: 'req/s' })
  report(`QR poll, ${DEVICES} devices, 99 of 100 within`, { value: p99Ms, unit: 'ms', target: below(500) })
  report(`QR poll, ${DEVICES} devices, turned away`, { value: turnedAway, target: atMost(0) })
}

async function runningActivity(origin: string): Promise<string> {
  const { data } = await (await fetch(`${origin}/api/events?lang=en&games=genshin`)).json()
  return data.events[0].events[0].uuid
}

/** What a device uploads, with so many bytes of marks. */
function settingsOf(bytes: number): string {
  const markOf = (n: number) => [`6f1c1d1e-6a0e-5f3b-9a34-${String(n).padStart(12, '0')}`, 'done'] as const
  const count = Math.ceil(bytes / JSON.stringify(markOf(0)).length)
  const activityStatus = Object.fromEntries(Array.from({ length: count }, (_, n) => markOf(n)))
  return JSON.stringify({ activityStatus, userGameSelections: {}, gameOrder: [] })
}
