import { serverAnswer } from './support/server-answer.ts'
import { test } from './support/test.ts'

test('a handler that is at work when a journey ends fails neither it nor another one', async ({ openPage }) => {
  const page = await openPage()
  const isAtWork = new Promise<void>((resolve, reject) => {
    const holdUntilClosed = page.route('**/api/config', async (route) => {
      const response = await serverAnswer(route)
      const closed = page.waitForEvent('close')
      resolve()
      await closed
      await route.fulfill({ json: await response.json() })
    })
    holdUntilClosed.then(() => page.evaluate(() => void fetch('/api/config'))).catch(reject)
  })
  await isAtWork
})
