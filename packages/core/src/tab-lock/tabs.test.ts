import fc from 'fast-check'
import { expect, test } from 'vitest'
import { simulateTabs } from './simulated-tabs.test-data.ts'

const TABS = 5
const DELAY_LIMIT_MS = 50

const index = fc.nat({ max: TABS - 1 })
const happening = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constant('wait' as const), ms: fc.nat({ max: 15_000 }) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('wait' as const), ms: fc.nat({ max: 20 }) }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('open' as const), isVisible: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('press' as const), index }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constantFrom('close', 'kill', 'look'), index }) },
)
const freezing = fc.record({ what: fc.constantFrom('freeze', 'thaw'), index })

type Happening =
  | { what: 'wait'; ms: number }
  | { what: 'open'; isVisible: boolean }
  | { what: 'press' | 'close' | 'kill' | 'look' | 'freeze' | 'thaw'; index: number }

interface Course {
  readonly happenings: readonly Happening[]
  readonly delays: readonly number[]
  readonly hasArbiter: boolean
}

function course(what: fc.Arbitrary<Happening>): fc.Arbitrary<Course> {
  return fc.record({
    happenings: fc.array(what, { maxLength: 40 }),
    delays: fc.array(fc.nat({ max: DELAY_LIMIT_MS }), { minLength: 1, maxLength: 20 }),
    hasArbiter: fc.boolean(),
  })
}

/** Plays a course; between all its happenings, and for a minute afterwards, `look` sees the tabs. */
function play({ happenings, delays, hasArbiter }: Course, look: (tabs: ReturnType<typeof simulateTabs>) => void) {
  let sent = 0
  const tabs = simulateTabs({ hasArbiter, delayMs: () => delays[sent++ % delays.length] ?? 0 })
  let count = 0
  for (const it of happenings) {
    if (it.what === 'wait') tabs.pass(it.ms)
    else if (it.what !== 'open') tabs[it.what](it.index)
    else if (count < TABS) {
      tabs.open(it)
      count += 1
    }
    look(tabs)
  }
  for (let index = 0; index < count; index++) tabs.thaw(index)
  return tabs
}

test('LOCK-3 with locks of the browser no two tabs ever hold the lock for longer than an answer needs', () => {
  fc.assert(
    fc.property(course(happening), (asked) => {
      const tabs = play({ ...asked, hasArbiter: true }, () => {})
      tabs.pass(60_000)
      expect(tabs.overlapMs()).toBe(0)
    }),
    { numRuns: 300 },
  )
})

test('LOCK-3 with messages alone two holders know of each other after one message', () => {
  fc.assert(
    fc.property(course(happening), (asked) => {
      const tabs = play({ ...asked, hasArbiter: false }, () => {})
      tabs.pass(60_000)
      const acquisitions = asked.happenings.filter(({ what }) => what === 'open' || what === 'press').length
      expect(tabs.overlapMs()).toBeLessThanOrEqual(DELAY_LIMIT_MS * (acquisitions + 1))
      expect(tabs.holders().length).toBeLessThanOrEqual(1)
    }),
    { numRuns: 300 },
  )
})

test('LOCK-3 whatever freezes and wakes, in the end there is one holder, as long as there is a tab in sight', () => {
  fc.assert(
    fc.property(course(fc.oneof({ weight: 6, arbitrary: happening }, { weight: 1, arbitrary: freezing })), (asked) => {
      const tabs = play(asked, () => {})
      const last = tabs.open()
      tabs.pass(60_000)
      expect(tabs.holders()).toHaveLength(1)
      tabs.press(last)
      tabs.pass(3000)
      expect(tabs.holders()).toEqual([last])
    }),
    { numRuns: 300 },
  )
})

test.each([2, 5, 10])(
  'LOCK-3 of %i tabs opened in one tick exactly one holds the lock, and the others know it',
  (count) => {
    for (const hasArbiter of [true, false]) {
      const tabs = simulateTabs({ hasArbiter, delayMs: () => 3 })
      for (let opened = 0; opened < count; opened++) tabs.open()
      tabs.pass(2100)
      expect(tabs.holders()).toHaveLength(1)
      expect(tabs.overlapMs()).toBeLessThanOrEqual(3)
    }
  },
)

test.each([true, false])('LOCK-6 a killed holder is followed within 40 s (locks of the browser: %s)', (hasArbiter) => {
  const tabs = simulateTabs({ hasArbiter, delayMs: () => 3 })
  const first = tabs.open()
  tabs.pass(3000)
  const second = tabs.open({ isVisible: false })
  tabs.pass(17_000)
  tabs.kill(first)
  tabs.pass(29_000)
  expect(tabs.holders()).toEqual([])
  tabs.pass(11_000)
  expect(tabs.holders()).toEqual([second])
})

test('LOCK-6 a holder frozen for five minutes keeps the lock', () => {
  const tabs = simulateTabs({ hasArbiter: true, delayMs: () => 3 })
  const first = tabs.open()
  tabs.open()
  tabs.pass(5000)
  tabs.freeze(first)
  tabs.pass(5 * 60_000)
  expect(tabs.holders()).toEqual([])
  tabs.thaw(first)
  tabs.pass(100)
  expect(tabs.holders()).toEqual([first])
})
