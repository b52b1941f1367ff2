import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { OpenPage, PageOpener } from './open-page.ts'
import { askServer } from './server-answer.ts'
import type { PooledServer } from './server-pool.ts'
import { expect, test } from './test.ts'

/** A server whose mails become files; files of one worker that ask for the same environment share it. */
export interface AccountServer {
  readonly url: () => string
  /** The settings, with the account's card in view; every journey comes from a network of its own. */
  open(options?: OpenPage): Promise<Page>
  /** The newest mail to an address, in lines as they were written. */
  mailTo(email: string): Promise<string>
  /** Path and query of the link of the newest mail to an address. */
  linkTo(email: string): Promise<string>
  /** Registers, confirms and signs in as a program does, where no form asks for a challenge. @returns a bearer token */
  signUp(username: string): Promise<string>
}

/** What forms ask nothing for that takes a browser's time. */
export const WITHOUT_CHALLENGE = { CHALLENGE: 'off' } as const

type Environment = Readonly<Record<string, string>>

export const ACCOUNT_PASSWORD = 'quiet harbour 47'

let networks = 0

/** The next journey's address, as a trusted proxy sends it. */
function ownNetwork(): { 'x-forwarded-for': string } {
  networks += 1
  return { 'x-forwarded-for': `198.51.100.${networks}` }
}

/** @param env for the server; a function is asked when the file’s earlier `beforeAll` hooks have run */
export function accountServer(env: Environment | (() => Environment) = {}): AccountServer {
  let pooled: PooledServer
  let openPage: PageOpener

  test.beforeAll(async ({ servers }) => {
    const given = typeof env === 'function' ? env() : env
    pooled = await servers.find({ TRUST_PROXY: '1', ...given })
  })

  test.beforeEach(({ openPage: ofTest }) => {
    openPage = ofTest
  })

  async function mailTo(email: string): Promise<string> {
    let mail: string | null = null
    await expect.poll(async () => (mail = await newestMail(path.join(pooled.dataDir, 'outbox'), email))).not.toBeNull()
    return mail ?? ''
  }

  async function linkTo(email: string): Promise<string> {
    return (await mailTo(email)).match(/\/settings\?(?:verify|reset)_token=[\w-]+/)?.[0] ?? ''
  }

  async function signUp(username: string): Promise<string> {
    const network = ownNetwork()
    const email = `${username}@example.org`
    await ask(`${pooled.server.url}/api/auth/register`, network, { username, email, password: ACCOUNT_PASSWORD })
    const link = new URL(await linkTo(email), pooled.server.url)
    await ask(`${pooled.server.url}/api/auth/verify_email?token=${link.searchParams.get('verify_token')}`, network)
    const { data } = await ask(`${pooled.server.url}/api/auth/login`, network, { username, password: ACCOUNT_PASSWORD })
    return data.token
  }

  return {
    url: () => pooled.server.url,
    open: async ({ path: named, prepare, ...options } = {}) => {
      const at = named ?? (options.size === 'phone' ? '/settings#account' : '/settings')
      const page = await openPage({
        ...options,
        url: pooled.server.url,
        path: at,
        prepare: async (opened) => {
          await opened.setExtraHTTPHeaders(ownNetwork())
          await prepare?.(opened)
        },
      })
      await page.locator('h1').waitFor()
      return page
    },
    mailTo,
    linkTo,
    signUp,
  }
}

async function newestMail(outbox: string, email: string): Promise<string | null> {
  const files = await readdir(outbox).catch(() => [])
  // A mail that is still being written has a name that begins with a dot.
  const written = files.filter((file) => !file.startsWith('.'))
  for (const file of written.toSorted().reverse()) {
    const mail = (await readFile(path.join(outbox, file), 'utf8')).replace(/=\r?\n/g, '').replaceAll('=3D', '=')
    if (mail.includes(`To: ${email}`)) return mail
  }
  return null
}

async function ask(url: string, headers: Readonly<Record<string, string>>, body?: object) {
  const answer = await askServer(url, {
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  const reply = await answer.json()
  if (!answer.ok) throw new Error(`${url}: ${JSON.stringify(reply)}`)
  return reply
}
