import type { Page } from '@playwright/test'
import { CLOCK_SWITCH, lostDialog, occupiedDialog, openHolder, pressBehind, storedTimeFormat } from './support/tabs.ts'
import { expect, test } from './support/test.ts'

/** Longer than a holder may be silent; in seconds. */
const FROZEN_S = Number(process.env.TAB_LOCK_FREEZE ?? 45)

test('LOCK-6 a holder that is frozen keeps the app, until the player takes it; awake again it writes nothing', async ({
  openPage,
}) => {
  test.setTimeout(6 * 60_000)
  const first = await openHolder(openPage)
  const second = await first.context().newPage()
  await second.goto('/settings')
  await occupiedDialog(second).waitFor()
  const wake = await freeze(first)
  await second.waitForTimeout(FROZEN_S * 1000)
  await expect(occupiedDialog(second)).toBeVisible()

  await second.getByRole('button', { name: 'Continue here' }).click()
  await occupiedDialog(second).waitFor({ state: 'detached' })
  await second.getByLabel(CLOCK_SWITCH).uncheck()
  await wake()
  await lostDialog(first).waitFor()
  await pressBehind(first)
  await expect.poll(() => storedTimeFormat(second)).toBe('12')
})

/** Nothing of the page runs until it is woken. What Chromium calls frozen goes on here, in a page that counts as visible. */
async function freeze(page: Page): Promise<() => Promise<unknown>> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Debugger.enable')
  const isStill = new Promise((resolve) => cdp.once('Debugger.paused', resolve))
  await cdp.send('Debugger.pause')
  await isStill
  return () => cdp.send('Debugger.disable')
}
