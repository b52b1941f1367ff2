import type { CDPSession } from 'playwright-core'

/** Work of a page's main thread, in ms of processor time: what other programs do meanwhile does not count. */
export interface Work {
  readonly totalMs: number
  readonly scriptMs: number
  readonly styleMs: number
  readonly layoutMs: number
  /** Painting, and what is none of the others. */
  readonly paintMs: number
}

/** @returns a function that returns how much was done since this call */
export async function watchMainThread(cdp: CDPSession): Promise<() => Promise<Work>> {
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const before = await spentMs(cdp)
  return async () => {
    const after = await spentMs(cdp)
    await cdp.send('Performance.disable')
    const since = (name: string) => (after.get(name) ?? Number.NaN) - (before.get(name) ?? Number.NaN)
    const [totalMs, scriptMs] = [since('TaskDuration'), since('ScriptDuration')]
    const [styleMs, layoutMs] = [since('RecalcStyleDuration'), since('LayoutDuration')]
    return { totalMs, scriptMs, styleMs, layoutMs, paintMs: totalMs - scriptMs - styleMs - layoutMs }
  }
}

async function spentMs(cdp: CDPSession): Promise<ReadonlyMap<string, number>> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return new Map(metrics.map(({ name, value }) => [name, value * 1000]))
}
