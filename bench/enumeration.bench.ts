import { networkHeaders, openAccountStage } from './support/account-stage.ts'
import { report, within } from './support/figure.ts'
import { interleaved, median } from './support/samples.ts'

/** Whether time tells a stranger who has an account: each call for a known and for an unknown user in turn. (ACC-10, ACC-20) */
const SAMPLES = 200

/** Nobody is guessed at so often that strangers wait. */
const USERS = 100

/** Networks that nobody else asks from. */
const FIRST_NETWORK = 1 << 17

const PASSWORD = 'copper lantern 9'

/** What is sent to a path about the `n`th user, who is known or not. */
const CALLS = {
  'wrong password': ['login', (name) => ({ username: name, password: PASSWORD })],
  registration: ['register', (name, n) => ({ username: `new-${n}`, email: mailOf(name), password: PASSWORD })],
  'another mail': ['resend_verification', (name) => ({ email: mailOf(name) })],
  'reset of a password': ['request_password_reset', (name) => ({ email: mailOf(name) })],
} as const satisfies Record<string, readonly [path: string, body: (name: string, n: number) => object]>

const { origin, users, close } = await openAccountStage(USERS)
let asked = 0

try {
  for (const [name, [path, bodyOf]] of Object.entries(CALLS)) {
    const times = await interleaved(['known', 'unknown'] as const, SAMPLES, async (who) => {
      asked++
      const subject = who === 'known' ? (users[asked % USERS]?.username ?? '') : `nobody-${asked}`
      return timeOf(path, bodyOf(subject, asked))
    })
    const [known, unknown] = [median(times.get('known') ?? []), median(times.get('unknown') ?? [])]
    report(`${name}, known user`, { value: known, unit: 'ms' })
    report(`${name}, known to unknown`, { value: known / unknown, target: within(0.95, 1.05) })
  }
} finally {
  await close()
}

function mailOf(name: string): string {
  return `${name}@example.org`
}

async function timeOf(path: string, body: object): Promise<number> {
  const startedAt = performance.now()
  const answer = await fetch(`${origin}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...networkHeaders(FIRST_NETWORK + asked) },
    body: JSON.stringify(body),
  })
  await answer.arrayBuffer()
  if (answer.status >= 500 || answer.status === 429) throw new Error(`${path} was answered with ${answer.status}`)
  return performance.now() - startedAt
}
