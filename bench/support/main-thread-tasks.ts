import type { Page } from 'playwright-core'

/** As the browser's tracing writes it: times in µs; `tdur` is processor time. */
interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args: { readonly name?: string; readonly data?: { readonly url?: string } }
}

const CATEGORIES = ['toplevel', 'devtools.timeline']

/**
 * The tasks of the page's main thread from the request for the page that `load` opens, in ms of processor time, in their
 * order: what other programs do meanwhile does not count.
 */
export async function tasksOf(page: Page, load: () => Promise<unknown>): Promise<readonly number[]> {
  const cdp = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const isComplete = new Promise<void>((resolve) => cdp.once('Tracing.tracingComplete', () => resolve()))
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
  })
  await load()
  await cdp.send('Tracing.end')
  await isComplete
  await cdp.detach()
  return mainThreadTasks(events)
}

function mainThreadTasks(events: readonly TraceEvent[]): readonly number[] {
  const asked = events.find(({ name, args }) => name === 'ResourceSendRequest' && args.data?.url !== undefined)
  const main = events.find(({ name, pid, args }) => name === 'thread_name' && pid === asked?.pid && args.name === MAIN)
  if (!asked || !main) throw new Error('the trace tells nothing of the page')
  const tasks = events
    .filter(({ name, ph, pid, tid }) => name.endsWith('RunTask') && ph === 'X' && pid === main.pid && tid === main.tid)
    .filter(({ ts }) => ts >= asked.ts)
    .toSorted((one, other) => one.ts - other.ts || endOf(other) - endOf(one))
  // A task is traced by two layers of the scheduler, one inside the other.
  let end = 0
  return tasks.flatMap((task) => {
    if (endOf(task) <= end + NESTED_US) return []
    end = endOf(task)
    return [(task.tdur ?? 0) / 1000]
  })
}

const MAIN = 'CrRendererMain'
const NESTED_US = 50

function endOf({ ts, dur = 0 }: TraceEvent): number {
  return ts + dur
}
