import type { Page } from '@playwright/test'
import type { AccountServer } from './account-server.ts'

/** What the labels of the forms are called in English. */
export const LABELS = { name: 'User name or email', password: 'Password', repeated: 'Repeat password' } as const

export interface Person {
  readonly username: string
  readonly email: string
  readonly password: string
}

let people = 0

/** Someone whom no other journey knows. */
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
  await form.getByLabel('Email', { exact: true }).fill(email)
  await form.getByLabel(LABELS.password, { exact: true }).fill(password)
  await form.getByLabel(LABELS.repeated).fill(password)
  await form.getByRole('button', { name: 'Register' }).click()
  await page.getByText(`We’ve sent an email to ${email}`).waitFor()
}

/** Fills in the login and sends it. */
export async function logIn(page: Page, name: string, password: string): Promise<void> {
  await openForm(page)
  const form = page.getByRole('form', { name: 'Log in' })
  await form.getByLabel(LABELS.name).fill(name)
  await form.getByLabel(LABELS.password, { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Log in' }).click()
}

/** Waits until someone is signed in. */
export async function signedIn(page: Page, username: string): Promise<void> {
  await page.getByText(`@${username}`, { exact: true }).waitFor()
}

/** Registers and confirms by the mail, which signs in. */
export async function becomeUser(server: Pick<AccountServer, 'linkTo'>, page: Page): Promise<Person> {
  const person = newPerson()
  await register(page, person)
  await confirm(server, page, person)
  return person
}

/** Opens the link of the registration's mail and gives the password that it asks for: someone is signed in. */
export async function confirm(
  server: Pick<AccountServer, 'linkTo'>,
  page: Page,
  { username, email, password }: Person,
): Promise<void> {
  await page.goto(await server.linkTo(email))
  const form = page.getByRole('form', { name: 'Activate your account' })
  await form.getByText(`Account ${username}:`, { exact: false }).waitFor()
  await form.getByLabel(LABELS.password, { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Activate and log in' }).click()
  await signedIn(page, username)
}

async function openForm(page: Page): Promise<void> {
  const toggle = page.locator('section button[aria-expanded]').filter({ hasText: /^(Log in|Hide form)$/ })
  await toggle.waitFor()
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
}
