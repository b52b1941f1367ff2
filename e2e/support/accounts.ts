import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { type Ephemeris, removeDataDir, startEphemeris, temporaryDataDir } from './server.ts'

const PASSWORD = 'quiet harbour 47'

export interface AccountServer {
  readonly url: string
  /** Registers, verifies and signs in as a program would. @returns a bearer token */
  signUp(username: string): Promise<string>
  /** The newest mail to this address, whole. */
  mailTo(address: string): Promise<string>
}

/** A server of its own for one test, with accounts, whose mails are files; forms ask no proof of work. */
export async function startAccountServer(env: Readonly<Record<string, string>> = {}): Promise<AccountServer> {
  const dataDir = await temporaryDataDir()
  const server: Ephemeris = await startEphemeris({ DATA_DIR: dataDir, CHALLENGE: 'off', ...env })
  onTestFinished(async () => {
    await server.stop()
    await removeDataDir(dataDir)
  })

  async function mailTo(address: string): Promise<string> {
    const folder = path.join(dataDir, 'outbox')
    for (let attempt = 0; attempt < 100; attempt++) {
      const files = await readdir(folder).catch(() => [])
      const mails = await Promise.all(files.toSorted().map((file) => readFile(path.join(folder, file), 'utf8')))
      const found = mails.findLast((mail) => mail.includes(`To: ${address}`))
      if (found !== undefined) return found
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`no mail to ${address}`)
  }

  async function signUp(username: string): Promise<string> {
    const email = `${username}@example.org`
    await ask(`${server.url}/api/auth/register`, { username, email, password: PASSWORD })
    const token = /verify_token=3?D?([\w-]+)/.exec((await mailTo(email)).replaceAll('=\r\n', ''))?.[1]
    await ask(`${server.url}/api/auth/verify_email?token=${token}`)
    const { data } = await ask(`${server.url}/api/auth/login`, { username, password: PASSWORD })
    return data.token
  }

  return { url: server.url, signUp, mailTo }
}

async function ask(url: string, body?: object) {
  const answer = await fetch(url, {
    ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const reply = await answer.json()
  if (!answer.ok) throw new Error(`${url}: ${JSON.stringify(reply)}`)
  return reply
}
