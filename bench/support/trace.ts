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
  readonly args: {
    readonly name?: string
    readonly data?: {
      readonly url?: string
      readonly cpuProfile?: { readonly nodes?: readonly Call[]; readonly samples?: readonly number[] }
      readonly timeDeltas?: readonly number[]
    }
  }
}

/** A function that ran, and what had called it. Lines and columns count from 0. */
export interface Call {
  readonly id: number
  readonly parent?: number
  readonly callFrame: {
    readonly functionName: string
    readonly url?: string
    readonly lineNumber?: number
    readonly columnNumber?: number
  }
}

/** What the main thread of a page did, in ms of processor time: what other programs do meanwhile does not count. */
export interface Trace {
  /** Each task, in their order. */
  readonly tasks: readonly number[]
  readonly kinds: ReadonlyMap<Kind, number>
  /** Of all, what the browser called as work for idle time. */
  readonly idleMs: number
  /** How often script had to wait for style or layout. */
  readonly forced: number
  /** What ran in script, innermost function first, each with its share of the kind `script`. */
  readonly stacks: readonly { readonly calls: readonly Call[]; readonly share: number }[]
}

const KINDS = {
  'tasks and messages': /RunTask$|^RunMicrotasks$|PostMessage/,
  'parse and compile': /^v8\.(compile|produce)|^V8\.(Compile|Parse|Deserialize|Finalize)|^V8Compile/i,
  script:
    /^(EvaluateScript|v8\.(evaluateModule|run)|FunctionCall|FireIdleCallback|TimerFire|FireAnimationFrame|EventDispatch)$/,
  'parse HTML': /^ParseHTML$/,
  style: /^(UpdateLayoutTree|RecalculateStyles|ParseAuthorStyleSheet)$/,
  layout: /^Layout$/,
  paint: /^(PrePaint|Paint|Layerize|Commit|UpdateLayer|UpdateLayerTree|CompositeLayers)$/,
  'collect garbage': /GC/,
} as const

type Kind = keyof typeof KINDS

const CATEGORIES = [
  'toplevel',
  'devtools.timeline',
  'v8',
  'disabled-by-default-v8.compile',
  'disabled-by-default-v8.cpu_profiler',
]
const MAIN = 'CrRendererMain'
/** A task is traced by two layers of the scheduler, one inside the other. */
const TASK = /RunTask$/

/** Everything from the call of `work` until it is done; of a load, from the request for the page. */
export async function traceOf(page: Page, work: () => Promise<unknown>): Promise<Trace> {
  const cdp = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const isComplete = new Promise<void>((resolve) => cdp.once('Tracing.tracingComplete', () => resolve()))
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
  })
  await work()
  await cdp.send('Tracing.end')
  await isComplete
  await cdp.detach()
  return read(events)
}

function read(events: readonly TraceEvent[]): Trace {
  const asked = events.find(({ name, args }) => name === 'ResourceSendRequest' && args.data?.url !== undefined)
  const sampled = events.find(({ name }) => name === 'ProfileChunk')
  const pid = asked?.pid ?? sampled?.pid
  const main = events.find((event) => event.name === 'thread_name' && event.pid === pid && event.args.name === MAIN)
  if (!main) throw new Error('the trace says nothing of the page')
  const own = events
    .filter(({ ph, pid, tid, tdur }) => ph === 'X' && pid === main.pid && tid === main.tid && tdur !== undefined)
    .toSorted((one, other) => one.ts - other.ts || endOf(other) - endOf(one))
  return { ...timesOf(own), stacks: stacksOf(events.filter((event) => event.pid === main.pid)) }
}

interface Open {
  readonly end: number
  readonly kind: Kind
  readonly isInScript: boolean
  selfUs: number
}

function timesOf(events: readonly TraceEvent[]): Omit<Trace, 'stacks'> {
  const tasks: number[] = []
  const kinds = new Map<Kind, number>()
  const open: Open[] = []
  let [idleMs, forced] = [0, 0]
  const close = (until: number) => {
    for (let last = open.at(-1); last && last.end <= until; last = open.at(-1)) {
      kinds.set(last.kind, (kinds.get(last.kind) ?? 0) + last.selfUs / 1000)
      open.pop()
    }
  }
  for (const event of events) {
    const { name, ts, tdur = 0 } = event
    close(ts)
    const above = open.at(-1)
    // Between two tasks nothing runs that belongs to one.
    if (!above && !TASK.test(name)) continue
    if (!above) tasks.push(tdur / 1000)
    if (above) above.selfUs -= tdur
    const kind = kindOf(name) ?? above?.kind ?? 'tasks and messages'
    if (name === 'FireIdleCallback') idleMs += tdur / 1000
    if (above?.isInScript && above.kind === 'script' && (kind === 'layout' || name === 'UpdateLayoutTree')) forced++
    open.push({ end: endOf(event), kind, isInScript: kind === 'script' || (above?.isInScript ?? false), selfUs: tdur })
  }
  close(Number.POSITIVE_INFINITY)
  return { tasks, kinds, idleMs, forced }
}

function kindOf(name: string): Kind | null {
  const found = Object.entries(KINDS).find(([, names]) => names.test(name))
  return (found?.[0] as Kind | undefined) ?? null
}

function stacksOf(events: readonly TraceEvent[]): Trace['stacks'] {
  const calls = new Map<number, Call>()
  const spent = new Map<number, number>()
  for (const { name, args } of events) {
    if (name !== 'ProfileChunk') continue
    const { cpuProfile, timeDeltas = [] } = args.data ?? {}
    for (const call of cpuProfile?.nodes ?? []) calls.set(call.id, call)
    for (const [at, id] of (cpuProfile?.samples ?? []).entries()) {
      spent.set(id, (spent.get(id) ?? 0) + Math.max(0, timeDeltas[at] ?? 0))
    }
  }
  const stacks = [...spent].map(([id, us]) => ({ calls: callersOf(id, calls), us }))
  const inScript = stacks.filter(({ calls: [call] }) => call && !call.callFrame.functionName.startsWith('('))
  const all = inScript.reduce((sum, { us }) => sum + us, 0)
  return inScript.map(({ calls, us }) => ({ calls, share: us / all }))
}

function callersOf(id: number, calls: ReadonlyMap<number, Call>): readonly Call[] {
  const call = calls.get(id)
  return call ? [call, ...(call.parent === undefined ? [] : callersOf(call.parent, calls))] : []
}

function endOf({ ts, dur = 0 }: TraceEvent): number {
  return ts + dur
}
