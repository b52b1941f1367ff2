import { holdsIn, LOCK_RECORD, longestOverlapMs, observeTabs, prepareTabs, type Write } from './support/tab-observer.ts'
import { expect, test } from './support/test.ts'

const COUNTS = [2, 5, 10]

/** A hundred by `TAB_LOCK_ROUNDS=100`; a few show each time that nothing has come loose. */
const ROUNDS = Number(process.env.TAB_LOCK_ROUNDS ?? 5)

/** Messages and writes carry the device's clock in ms; the record is signed just before, and erased just after. */
const TOLERANCE_MS = 50

test('LOCK-3 in every round of 2, 5 and 10 tabs two never have the app for a second, and only the holder writes', async ({
  openPage,
}) => {
  test.setTimeout(3_600_000)
  const first = await openPage({ path: '/logo.svg', expectedErrors: /favicon/ })
  await prepareTabs(first)
  const observer = await observeTabs(first)
  const tabs = [first]
  const overlaps: string[] = []

  for (const count of COUNTS) {
    while (tabs.length < count) tabs.push(await first.context().newPage())
    await Promise.all(tabs.map((tab) => tab.goto('/settings', { waitUntil: 'commit' })))
    await Promise.all(tabs.map((tab) => tab.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()))
    await observer.passOn(count)
    await observer.playRounds(count, ROUNDS - 1)
    overlaps.push(`${count} tabs ${longestOverlapMs(await observer.log())} ms`)
  }

  const log = await observer.log()
  const holds = holdsIn(log)
  process.stdout.write(`longest overlap after ${holds.length} acquisitions: ${overlaps.join(', ')}\n`)
  expect(holds.length).toBeGreaterThanOrEqual(2 * COUNTS.length * ROUNDS)
  expect(longestOverlapMs(log)).toBeLessThan(1000)

  const isOwn = ({ tabId, at }: Write) =>
    holds.some((hold) => hold.tabId === tabId && at >= hold.from - TOLERANCE_MS && at <= hold.to + TOLERANCE_MS)
  // On a busy machine more time lies between the record and the messages: then no other tab has the app in between.
  const isOfLock = ({ tabId, key, at }: Write) =>
    key === LOCK_RECORD &&
    holds.some((own) => {
      const gap = { from: Math.min(at, own.to), to: Math.max(at, own.from) }
      return own.tabId === tabId && !holds.some((it) => it.tabId !== tabId && it.to > gap.from && it.from < gap.to)
    })
  const stray = log.writes.filter((write) => !isOwn(write) && !isOfLock(write))
  expect(log.writes.length).toBeGreaterThan(holds.length)
  expect(stray).toEqual([])
})
