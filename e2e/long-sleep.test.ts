import { expect, test } from './support/test.ts'
import { openerOf, runningBar, waitForBars } from './support/timeline.ts'

const SLEEP = '08:00:00'

test('SHELL-8 a page that slept for eight hours shows the right time and countdown at once', async ({ openPage }) => {
  const page = await openPage({ prepare: (opened) => opened.clock.install({ time: new Date('2026-05-20T04:00:00Z') }) })
  await waitForBars(page)
  const clock = page.locator('[data-now-clock]')
  await expect(clock).toHaveText(/^\d+:\d+:\d+$/)
  // The clock of the server runs on from its start: how late it is by now depends on the tests before.
  const shownBefore = hoursOfDay(await clock.innerText())
  await openerOf(page, await runningBar(page)).click()
  const timer = page.getByRole('dialog').getByRole('timer')
  const before = hoursIn(await timer.innerText())
  await page.clock.fastForward(SLEEP)
  await expect.poll(async () => (hoursOfDay(await clock.innerText()) - shownBefore + 24) % 24).toBeCloseTo(8, 0)
  await expect.poll(async () => before - hoursIn(await timer.innerText())).toBeCloseTo(8, 0)
})

/** Of a time such as `12:14:08`. */
function hoursOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours + minutes / 60
}

/** Of a countdown such as `20 d 05:33:12`. */
function hoursIn(countdown: string): number {
  const [days = 0, hours = 0, minutes = 0] = (countdown.match(/\d+/g) ?? []).map(Number)
  return 24 * days + hours + minutes / 60
}
