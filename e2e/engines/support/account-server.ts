import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import { writeUpstreams } from '../../../apps/server/src/testing/peers/upstream.ts'
import {
  linkTo,
  type PullLogSimulator,
  startPullLogSimulator,
} from '../../../apps/server/src/testing/pull-logs/pull-log-simulator.ts'
import { simulatedAccount } from '../../../apps/server/src/testing/pull-logs/simulated-account.ts'
import { solvedChallenge } from '../../../apps/server/src/testing/solved-challenge.ts'
import { removeDataDir, startEphemeris, temporaryDataDir } from '../../support/server.ts'

export const PASSWORD = 'quiet harbour 47'

/** How many pulls the log of the game holds. */
export const LOGGED_PULLS = 60

/** A server of its own, whose mails become files, and a game's log from which it imports. */
export interface AccountServer {
  readonly url: string
  /** What a player copies from the game. */
  readonly pullLink: string
  /** Path and query of the link of the only mail to an address. */
  linkTo(email: string): Promise<string>
  /** Registers, confirms and signs in. @returns a bearer token */
  signUp(username: string): Promise<string>
  /** @throws if the server refuses */
  ask<Reply>(address: string, options?: { token?: string; body?: object }): Promise<Reply>
  end(): Promise<void>
}

export async function startAccountServer(): Promise<AccountServer> {
  const account = simulatedAccount('genshin', { pulls: LOGGED_PULLS, seed: 'engines' })
  const simulator: PullLogSimulator = await startPullLogSimulator([account])
  const upstreams = writeUpstreams(simulator.upstreams)
  const dataDir = await temporaryDataDir()
  const server = await startEphemeris({
    DATA_DIR: dataDir,
    EPHEMERIS_UPSTREAMS: upstreams.path,
    EPHEMERIS_PAGE_PAUSE_MS: '0',
  })
  const { url } = server

  const ask: AccountServer['ask'] = async (address, { token, body } = {}) => {
    const answer = await fetch(`${url}${address}`, {
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    const reply = await answer.json()
    if (!answer.ok) throw new Error(`${address}: ${JSON.stringify(reply)}`)
    return reply.data
  }
  const proof = async () => solvedChallenge(await ask('/api/challenge'))

  async function linkOf(email: string): Promise<string> {
    let mail: string | null = null
    await expect.poll(async () => (mail = await mailTo(path.join(dataDir, 'outbox'), email))).not.toBeNull()
    return String(mail).match(/\/settings\?verify_token=[\w-]+/)?.[0] ?? ''
  }

  return {
    url,
    pullLink: linkTo(account),
    linkTo: linkOf,
    signUp: async (username) => {
      const email = `${username}@example.org`
      const fields = { username, password: PASSWORD }
      await ask('/api/auth/register', { body: { ...fields, email, cf_token: await proof() } })
      const { searchParams } = new URL(await linkOf(email), url)
      await ask(`/api/auth/verify_email?token=${searchParams.get('verify_token')}`)
      const { token } = await ask<{ token: string }>('/api/auth/login', {
        body: { ...fields, cf_token: await proof() },
      })
      return token
    },
    ask,
    end: async () => {
      await server.stop()
      await simulator.close()
      upstreams.remove()
      await removeDataDir(dataDir)
    },
  }
}

async function mailTo(outbox: string, email: string): Promise<string | null> {
  // A mail that is still being written has a name that begins with a dot.
  const files = (await readdir(outbox).catch(() => [])).filter((file) => !file.startsWith('.'))
  for (const file of files) {
    const mail = (await readFile(path.join(outbox, file), 'utf8')).replace(/=\r?\n/g, '').replaceAll('=3D', '=')
    if (mail.includes(`To: ${email}`)) return mail
  }
  return null
}
