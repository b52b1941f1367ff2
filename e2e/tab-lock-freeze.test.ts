import { CLOCK_SWITCH, lostDialog, occupiedDialog, openHolder, pressBehind, storedTimeFormat } from './support/tabs.ts'
import { expect, test } from './support/test.ts'

/** By `TAB_LOCK_FREEZE=real` five minutes pass; otherwise the clock of the waiting tab is put forward. */
const IS_REAL = process.env.TAB_LOCK_FREEZE === 'real'

test('LOCK-6 a holder frozen for five minutes keeps the app, until the player takes it; awake again it writes nothing', async ({
  openPage,
}) => {
  test.setTimeout(6 * 60_000)
  const first = await openHolder(openPage)
  const second = await first.context().newPage()
  if (!IS_REAL) await second.clock.install()
  const pass = (ms: number) => (IS_REAL ? second.waitForTimeout(ms) : second.clock.runFor(ms))
  await second.goto('/settings')
  await occupiedDialog(second).waitFor()
  const cdp = await first.context().newCDPSession(first)
  await cdp.send('Page.setWebLifecycleState', { state: 'frozen' })
  await pass(5 * 60_000)
  await expect(occupiedDialog(second)).toBeVisible()

  await second.getByRole('button', { name: 'Continue here' }).click()
  await pass(1000)
  await occupiedDialog(second).waitFor({ state: 'detached' })
  await second.getByLabel(CLOCK_SWITCH).uncheck()
  await cdp.send('Page.setWebLifecycleState', { state: 'active' })
  await lostDialog(first).waitFor()
  await pressBehind(first)
  await expect.poll(() => storedTimeFormat(second)).toBe('12')
})
