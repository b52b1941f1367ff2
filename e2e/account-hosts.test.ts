import { logIn } from './support/account.ts'
import { accountServer } from './support/account-server.ts'
import { expect, test } from './support/test.ts'

const server = accountServer({
  CHALLENGE: 'turnstile',
  TURNSTILE_SITE_KEY: 'site-key',
  TURNSTILE_SECRET_KEY: 'secret-key',
  MAINLAND_HOST: 'cn.example',
})

/** Draws a box in place of the provider's widget and answers with a new text each time it is rendered. */
const WIDGET = `
  let count = 0
  window.turnstile = {
    render(place, options) {
      const box = document.createElement('div')
      box.id = 'widget-' + ++count
      box.textContent = options.sitekey + ' ' + options.language
      box.style.height = '65px'
      place.append(box)
      options.callback('answer ' + count)
      return box.id
    },
    remove(id) { document.getElementById(id)?.remove() },
  }`

test('PANEL-9 the widget of Turnstile speaks the language of the page, and each submit has an answer of its own', async () => {
  const answers: string[] = []
  const page = await server.open({
    path: '/settings?highlight=login',
    storage: { userLanguage: 'en' },
    expectedErrors: /status of 401/,
    prepare: async (opened) => {
      await opened.clock.install()
      await opened.route('https://challenges.cloudflare.com/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: WIDGET }),
      )
      await opened.route('**/api/auth/login', (route) => {
        answers.push(route.request().postDataJSON().cf_token)
        return route.fulfill({
          status: 401,
          json: { code: 401, message: 'Wrong.', error_code: 200004, data: null },
        })
      })
    },
  })
  await page.getByText('site-key en').waitFor()
  await logIn(page, 'ada', 'wrong wrong')
  await page.getByText('Wrong user name or password.').waitFor()
  const form = page.getByRole('form', { name: 'Log in' })
  await page.clock.runFor(10_000)
  await form.getByRole('button', { name: 'Log in', exact: true }).waitFor()
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect.poll(() => answers.length).toBe(2)
  expect(new Set(answers).size).toBe(2)
  await expect(page.locator('[id^="widget-"]')).toHaveCount(1)
})

test('PANEL-14 readers of Simplified Chinese are led to the mainland site, others are not', async () => {
  const page = await server.open({ storage: { userLanguage: 'zh-Hans' } })
  await expect(page.getByRole('link', { name: '国内站点' })).toHaveAttribute('href', 'https://cn.example/')
  const other = await server.open({ storage: { userLanguage: 'ja' } })
  await other.getByRole('heading', { level: 2, name: 'アカウント', exact: true }).waitFor()
  await expect(other.locator('a[href="https://cn.example/"]')).toHaveCount(0)
})
