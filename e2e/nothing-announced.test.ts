import type { Page } from '@playwright/test'
import { offerActivities, wireActivity } from './support/offer.ts'
import { serverAnswer } from './support/server-answer.ts'
import { expect, test } from './support/test.ts'

const EXPECTED_ID = '00000000-0000-4000-8000-000000000002'

const NEVER = { read_at: null, is_failing: false }
const READINGS: readonly (readonly [name: string, source: object, sentence: RegExp])[] = [
  ['nothing was read yet', NEVER, /Announcements load in a few minutes/],
  ['nothing could be read yet', { ...NEVER, is_failing: true }, /can’t read announcements right now/],
  [
    'nothing could be read for days',
    { read_at: '2026-05-11T02:00:00Z', is_failing: true },
    /able to read announcements since May\u00a011/,
  ],
]

for (const [name, source, sentence] of READINGS) {
  test(`HOME-11 where ${name}, one sentence says why nothing is announced`, async ({ openPage }) => {
    const season = wireActivity({ type: 'challenge', title: 'A season' })
    const page = await openPage({
      path: '/',
      prepare: async (it) => {
        await offerActivities(it, { genshin: [season, wireActivity({ uuid: EXPECTED_ID, certainty: 'expected' })] })
        await offerSources(it, source)
      },
    })
    await expect(page.getByRole('status').filter({ hasText: sentence })).toHaveCount(1)
  })
}

test('HOME-11 a server that is away has its own sentence', async ({ openPage }) => {
  const page = await openPage({
    path: '/',
    expectedErrors: /Failed to load resource|Failed to fetch/,
    prepare: (it) => it.route(/\/api\/(config|events)/, (route) => route.abort()),
  })
  await page.getByRole('alert').filter({ hasText: 'Can’t reach the server. Check your connection.' }).waitFor()
  await expect(page.getByText('read announcements')).toHaveCount(0)
})

/** The server says the same of the sources of all games. */
async function offerSources(page: Page, source: object): Promise<void> {
  await page.route('**/api/config', async (route) => {
    const answer = await serverAnswer(route)
    const json = await answer.json()
    for (const one of json.data.catalogue.sources) Object.assign(one, source)
    await route.fulfill({ response: answer, json })
  })
}
