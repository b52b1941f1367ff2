import { becomeUser, signedIn } from './support/account.ts'
import { accountServer, WITHOUT_CHALLENGE } from './support/account-server.ts'
import { cachedAddresses, waitUntilCached } from './support/offline.ts'
import { expect, test } from './support/test.ts'

const server = accountServer(WITHOUT_CHALLENGE)
const REFUSED = /status of 4\d\d/

test('PWA-4 (C109, C111) nothing that the server sent a user is kept by the service worker', async () => {
  const page = await server.open({ serviceWorkers: 'allow', expectedErrors: REFUSED })
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).pathname))
  const { username } = await becomeUser(server, page)
  await page.reload()
  await signedIn(page, username)
  await page.goto('/gacha')
  await page.getByRole('button', { name: 'Accounts and import' }).or(page.getByText('Import')).first().waitFor()
  await waitUntilCached(page, 'en')

  expect([...asked]).toEqual(expect.arrayContaining(['/api/user/profile', '/api/gachalog/uid/list']))
  const kept = new Set((await cachedAddresses(page)).map((at) => at.replace(/\?.*/, '')))
  expect([...kept].filter((at) => at.startsWith('/api/')).toSorted()).toEqual([
    '/api/codes',
    '/api/config',
    '/api/events',
    '/api/games',
  ])
})
