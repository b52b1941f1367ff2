import { networkHeaders, openAccountStage } from './support/account-stage.ts'
import { report, within } from './support/figure.ts'
import { interleaved, median } from './support/samples.ts'

/**
 * Whether time shows a stranger who has an account: each call for a known user, an unknown one and another unknown one in
 * turn. What the two unknown ones differ by is noise, and a difference that is not larger reveals nothing. (ACC-10,
 * ACC-20)
 */
const SAMPLES = 200

/** Known and unknown ones are each asked about equally often, and none so often that strangers wait. */
const USERS = 100

const SUBJECTS = ['known', 'unknown', 'other'] as const

/** Networks that no other caller uses. */
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
    const times = await interleaved(SUBJECTS, SAMPLES, async (who) => {
      const place = Math.floor(asked / SUBJECTS.length) % USERS
      asked++
      const subject = who === 'known' ? (users[place]?.username ?? '') : `${who}-${place}`
      return timeOf(path, bodyOf(subject, asked))
    })
    const middle = (who: (typeof SUBJECTS)[number]) => median(times.get(who) ?? [])
    report(`${name}, known user`, { value: middle('known'), unit: 'ms' })
    report(`${name}, known to unknown`, { value: middle('known') / middle('unknown'), target: within(0.95, 1.05) })
    report(`${name}, unknown to another unknown`, { value: middle('other') / middle('unknown') })
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
