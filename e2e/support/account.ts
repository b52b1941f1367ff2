import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { type OpenPage, openPage } from './open-page.ts'
import { type Ephemeris, removeDataDir, startEphemeris, temporaryDataDir } from './server.ts'

/** A server of the journeys of one file, whose mails become files. */
export interface AccountServer {
  readonly url: () => string
  /** The settings, with the account's card in view; every journey comes from a network of its own. */
  open(options?: OpenPage): Promise<Page>
  /** Path and query of the link of the newest mail to an address. */
  linkTo(email: string): Promise<string>
}

let networks = 0

export function accountServer(env: Readonly<Record<string, string>> = {}): AccountServer {
  let server: Ephemeris
  let dataDir: string

  beforeAll(async () => {
    dataDir = await temporaryDataDir()
    server = await startEphemeris({ DATA_DIR: dataDir, TRUST_PROXY: '1', ...env })
  }, 90_000)

  afterAll(async () => {
    await server.stop()
    await removeDataDir(dataDir)
  })

  return {
    url: () => server.url,
    open: async ({ path: at = '/settings', prepare, ...options } = {}) => {
      networks += 1
      const page = await openPage({
        ...options,
        url: server.url,
        path: at,
        prepare: async (opened) => {
          await opened.setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.100.${networks}` })
          await prepare?.(opened)
        },
      })
      await page.locator('h1').waitFor()
      return page
    },
    linkTo: async (email) => {
      let link: string | null = null
      await expect
        .poll(async () => (link = await newestLink(path.join(dataDir, 'outbox'), email)), { timeout: 30_000 })
        .not.toBeNull()
      return link ?? ''
    },
  }
}

async function newestLink(outbox: string, email: string): Promise<string | null> {
  const files = await readdir(outbox).catch(() => [])
  for (const file of files.toSorted().reverse()) {
    const mail = await readFile(path.join(outbox, file), 'utf8')
    const text = mail.replace(/=\r?\n/g, '').replace(/=3D/g, '=')
    if (!text.includes(email)) continue
    return text.match(/\/settings\?(?:verify|reset)_token=[\w-]+/)?.[0] ?? null
  }
  return null
}

/** What the labels of the forms are called in English. */
export const LABELS = { name: 'User name or e-mail', password: 'Password', repeated: 'Repeat the password' } as const

export interface Person {
  readonly username: string
  readonly email: string
  readonly password: string
}

let people = 0

/** Somebody whom no other journey knows. */
export function newPerson(): Person {
  people += 1
  const username = `ada_${people}_${'xyzuvw'[people % 6]}`
  return { username, email: `${username}@example.org`, password: 'Copper lantern 9 on the hill' }
}

/** Fills in the registration and sends it; the page shows the settings, signed out. */
export async function register(page: Page, { username, email, password }: Person): Promise<void> {
  await openForm(page)
  await page.getByRole('radio', { name: 'Register' }).check()
  const form = page.getByRole('form', { name: 'Register' })
  await form.getByLabel('User name').fill(username)
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel(LABELS.password, { exact: true }).fill(password)
  await form.getByLabel(LABELS.repeated).fill(password)
  await form.getByRole('button', { name: 'Register' }).click()
  await page.getByText(`A mail is on its way to ${email}`).waitFor({ timeout: 30_000 })
}

/** Fills in the login and sends it. */
export async function logIn(page: Page, name: string, password: string): Promise<void> {
  await openForm(page)
  const form = page.getByRole('form', { name: 'Log in' })
  await form.getByLabel(LABELS.name).fill(name)
  await form.getByLabel(LABELS.password, { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Log in' }).click()
}

/** Waits until somebody is signed in. */
export async function signedIn(page: Page, username: string): Promise<void> {
  await page.getByText(`@${username}`, { exact: true }).waitFor({ timeout: 30_000 })
}

/** Registers, confirms by the mail and signs in. */
export async function becomeUser(server: AccountServer, page: Page): Promise<Person> {
  const person = newPerson()
  await register(page, person)
  await page.goto(await server.linkTo(person.email))
  await page.getByText('Your mail address is confirmed.', { exact: false }).waitFor({ timeout: 30_000 })
  await logIn(page, person.username, person.password)
  await signedIn(page, person.username)
  return person
}

async function openForm(page: Page): Promise<void> {
  const toggle = page.locator('section button[aria-expanded]').filter({ hasText: /^(Log in|Hide form)$/ })
  await toggle.waitFor()
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
}
