import { afterEach, expect, test, vi } from 'vitest'
import { gate } from '#server/testing/members/gate'
import { createHeavyWork, type HeavyBudget } from './heavy-work.ts'
import { ProcessEndedError } from './separate-process.ts'

const UNLIMITED: HeavyBudget = { requireLeft: async () => {}, spend: async () => {} }

afterEach(() => {
  vi.useRealTimers()
})

const ADA = { id: 'ada', network: '192.0.2.1' }

test('LEDGER-16 one user has one heavy work at a time, two are done at once, three wait, and what comes then is sent away', async () => {
  const { run } = createHeavyWork(UNLIMITED, () => {})
  const { opened, open } = gate()
  const begun: string[] = []
  const work = (user: string) =>
    run('file', { id: user, network: user }, async () => {
      begun.push(user)
      await opened
    })
  const works = ['ada', 'bob', 'cyd', 'dan', 'eve'].map(work)
  await expect(work('ada')).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 10 })
  await expect(work('eve')).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  await expect(work('fay')).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 10 })
  expect(begun).toEqual(['ada', 'bob'])
  open()
  await Promise.all(works)
  expect(begun).toEqual(['ada', 'bob', 'cyd', 'dan', 'eve'])
  await work('ada')
})

test('LEDGER-16 work that fails makes room for the next one of its user', async () => {
  const { run } = createHeavyWork(UNLIMITED, () => {})
  await expect(run('file', ADA, () => Promise.reject(new RangeError('no')))).rejects.toThrow('no')
  expect(await run('file', ADA, async () => 'done')).toBe('done')
})

test('LEDGER-16 a file that travels keeps its user from another one until it has arrived', () => {
  const { hold } = createHeavyWork(UNLIMITED, () => {})
  const end = hold('ada')
  expect(() => hold('ada')).toThrow('RATE_LIMITED')
  hold('bob')()
  end()
  hold('ada')()
})

test('LEDGER-17 of one network two works run or wait, whichever users it has, and others find a place', async () => {
  const { run } = createHeavyWork(UNLIMITED, () => {})
  const { opened, open } = gate()
  const work = (id: string, network: string) => run('file', { id, network }, () => opened)
  const crowd = ['ada', 'bob'].map((id) => work(id, '192.0.2.1'))
  await expect(work('cyd', '192.0.2.1')).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 10 })
  const others = [work('dan', '192.0.2.2'), work('eve', '192.0.2.3')]
  open()
  await Promise.all([...crowd, ...others])
  await work('cyd', '192.0.2.1')
})

test('LEDGER-17 one network never has both processes, and who waits for it lets others pass', async () => {
  const { run } = createHeavyWork(UNLIMITED, () => {})
  const gates = new Map(['ada', 'bob', 'dan', 'eve'].map((id) => [id, gate()]))
  const begun: string[] = []
  const work = (id: string, network: string) =>
    run('file', { id, network }, async () => {
      begun.push(id)
      await gates.get(id)?.opened
    })
  const end = async (id: string, ended: Promise<void> | undefined) => {
    gates.get(id)?.open()
    await ended
  }
  const [ada, bob, dan, eve] = [
    work('ada', '192.0.2.1'),
    work('bob', '192.0.2.1'),
    work('dan', '192.0.2.2'),
    work('eve', '192.0.2.3'),
  ]
  await expect.poll(() => begun).toEqual(['ada', 'dan'])
  await end('dan', dan)
  await expect.poll(() => begun).toEqual(['ada', 'dan', 'eve'])
  await end('ada', ada)
  await expect.poll(() => begun).toEqual(['ada', 'dan', 'eve', 'bob'])
  await end('bob', bob)
  await end('eve', eve)
})

test('LEDGER-17 files that take all turns leave statistics theirs, of the same user too', async () => {
  const { run } = createHeavyWork(UNLIMITED, () => {})
  const { opened, open } = gate()
  const files = ['ada', 'bob', 'cyd', 'dan', 'eve'].map((id) => run('file', { id, network: id }, () => opened))
  expect(await run('statistics', { id: 'ada', network: 'ada' }, async () => 'counted')).toBe('counted')
  open()
  await Promise.all(files)
})

test('LEDGER-16 a call that waits for a turn is sent away within seconds, and the turn goes to the next one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { run } = createHeavyWork(UNLIMITED, () => {})
  const { opened, open } = gate()
  const work = (id: string) => run('file', { id, network: id }, () => opened)
  const places = [work('ada'), work('bob')]
  const early = expect(work('cyd')).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 10 })
  await vi.advanceTimersByTimeAsync(4000)
  const late = work('dan')
  await vi.advanceTimersByTimeAsync(1000)
  await early
  open()
  await Promise.all([...places, late, work('cyd')])
})

test.each([
  ['a good end', { charged: null, error: null, cost: 10, outcome: 'file done' }],
  ['a refusal', { charged: null, error: new RangeError('no'), cost: 10, outcome: 'file done' }],
  ['the end of its process', { charged: null, error: new ProcessEndedError('time'), cost: 50, outcome: 'file ended' }],
  [
    'a process that others ended',
    { charged: null, error: new ProcessEndedError('killed'), cost: 0, outcome: 'file ended' },
  ],
  ['a good end of a process', { charged: 3000, error: null, cost: 3, outcome: 'file done' }],
  [
    'a process out of memory',
    { charged: 3000, error: new ProcessEndedError('memory'), cost: 15, outcome: 'file ended' },
  ],
])(
  'LEDGER-18 OPS-89 what work of ten seconds costs and counts as: %s',
  async (_, { charged, error, cost, outcome }) => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const spent: number[] = []
    const counted: string[] = []
    const budget = { ...UNLIMITED, spend: async (_caller: unknown, seconds: number) => void spent.push(seconds) }
    const { run } = createHeavyWork(budget, (one) => counted.push(one))
    const work = run('file', ADA, async (charge) => {
      vi.advanceTimersByTime(10_000)
      if (charged !== null) charge(charged)
      if (error) throw error
    })
    await work.catch(() => {})
    expect(spent).toEqual([cost])
    expect(counted).toEqual([outcome])
  },
)
