import { type BenchUser, networkHeaders, PASSWORD } from './account-stage.ts'

/** Networks that no other caller uses. */
const FIRST_NETWORK = 1 << 16

export interface Logins {
  /** How long each took, in ms, since the start. @throws if one was refused */
  stop(): Promise<number[]>
}

/** Signs one after the other in, so many a second, whether the earlier ones are answered or not. */
export function keepLoggingIn(origin: string, users: readonly BenchUser[], perSecond: number): Logins {
  const started: Promise<number>[] = []

  function next(): void {
    const user = users[started.length % users.length]
    if (user === undefined) throw new RangeError('nobody to sign in')
    const login = logIn(origin, user, FIRST_NETWORK + started.length)
    // Reported by `stop`.
    login.catch(() => {})
    started.push(login)
  }

  const timer = setInterval(next, 1000 / perSecond)
  return {
    stop: () => {
      clearInterval(timer)
      return Promise.all(started)
    },
  }
}

async function logIn(origin: string, { username }: BenchUser, network: number): Promise<number> {
  const startedAt = performance.now()
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...networkHeaders(network) },
    body: JSON.stringify({ username, password: PASSWORD }),
  })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`a login was refused with ${answer.status}`)
  return performance.now() - startedAt
}
