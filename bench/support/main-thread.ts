import type { CDPSession } from 'playwright-core'

/**
 * Work of a page's main thread, in ms of processor time: what other programs do meanwhile does not count.
 *
 * @returns a function that tells how much was done since this call
 */
export async function watchMainThread(cdp: CDPSession): Promise<() => Promise<number>> {
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const before = await taskMs(cdp)
  return async () => {
    const spent = (await taskMs(cdp)) - before
    await cdp.send('Performance.disable')
    return spent
  }
}

async function taskMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}
