import { expect, test } from 'vitest'
import { type Instant, instant } from '../time/instant.ts'
import { announcement, type TabLockMessage } from './message.ts'
import { stepTabLock } from './step.ts'
import {
  EXPIRY_MS,
  HEARTBEAT_MS,
  INITIAL_CHECK_MS,
  nextMomentOf,
  openTabLock,
  type TabLock,
  type TabLockEffect,
  type TabLockEvent,
  VALIDITY_CHECK_MS,
} from './tab-lock.ts'

const START = 1_779_249_600_000

function after(ms: number): Instant {
  return instant(START + ms)
}

type Happening = [ms: number, what: Exclude<TabLockEvent['type'], 'heard'> | TabLockMessage]

const beat = (tabId: string, ms: number): Happening => [ms, announcement('lock_heartbeat', tabId, after(ms))]
const acquired = (tabId: string, ms: number): Happening => [ms, announcement('lock_acquired', tabId, after(ms))]
const released = (tabId: string, ms: number): Happening => [ms, announcement('lock_released', tabId, after(ms))]
const forcedBy = (toTabId: string, ms: number): Happening => [
  ms,
  { type: 'lock_force_transfer', data: { fromTabId: 'me', toTabId, timestamp: after(ms) } },
]

/** Runs `happenings` on a fresh tab named `me`; the effects are those of the last one. */
function run(happenings: readonly Happening[], { hasArbiter = true, isVisible = true } = {}) {
  let { lock, effects } = openTabLock('me', { hasArbiter, isVisible, at: after(0) })
  for (const [ms, what] of happenings) {
    const event: TabLockEvent =
      typeof what === 'string' ? { type: what, at: after(ms) } : { type: 'heard', message: what, at: after(ms) }
    const step = stepTabLock(lock, event)
    lock = step.lock
    effects = step.effects
  }
  return { lock, effects, effectNames: effects.map(nameOf) }
}

function nameOf(effect: TabLockEffect): string {
  if (effect.type === 'broadcast') return effect.message.type
  return effect.type === 'claim' ? effect.how : effect.type
}

function absenceOf(lock: TabLock): string | null {
  return lock.phase === 'elsewhere' || lock.phase === 'forcing' ? lock.absence : null
}

const HELD: readonly Happening[] = [[5, 'granted']]
const OCCUPIED: readonly Happening[] = [beat('other', 400)]
const LOST: readonly Happening[] = [...HELD, acquired('other', 9000)]

test('LOCK-1 the times are those of the table', () => {
  expect([INITIAL_CHECK_MS, HEARTBEAT_MS, VALIDITY_CHECK_MS, EXPIRY_MS]).toEqual([2000, 1000, 10_000, 30_000])
})

test('LOCK-1 (C110) a message of the tab itself changes nothing', () => {
  expect(run([...HELD, forcedBy('me', 50)]).lock.phase).toBe('held')
  expect(run([beat('me', 50)]).lock.phase).toBe('checking')
})

test('LOCK-2 a new tab asks the browser for the lock, holds it at once when it is free, and says so', () => {
  expect(run([]).effectNames).toEqual(['queue'])
  const { lock, effectNames } = run(HELD)
  expect(lock.phase).toBe('held')
  expect(effectNames).toEqual(['lock_acquired'])
  expect(nextMomentOf(lock)).toBeNull()
})

test.for([beat('other', 1999), acquired('other', 3), forcedBy('other', 3)])(
  'LOCK-2 a holder heard in the initial check occupies the app (%#)',
  (message) => {
    const { lock, effectNames } = run([message])
    expect(absenceOf(lock)).toBe('occupied')
    expect(effectNames).toEqual(['release'])
  },
)

test('LOCK-2 where the browser has given the lock to a tab that does not speak, the app is occupied after 2 s', () => {
  expect(nextMomentOf(run([]).lock)).toBe(after(2000))
  expect(run([[1999, 'timePassed']]).lock.phase).toBe('checking')
  const { lock, effectNames } = run([[2000, 'timePassed']])
  expect([lock.phase, effectNames]).toEqual(['checking', ['ask']])
  expect(nextMomentOf(lock)).toBe(after(4000))
  expect(
    absenceOf(
      run([
        [2000, 'timePassed'],
        [2003, 'refused'],
      ]).lock,
    ),
  ).toBe('occupied')
})

test('LOCK-2 a tab too busy to hear the answer of the browser in time has the app as soon as it hears it', () => {
  const { lock, effectNames } = run([
    [2900, 'timePassed'],
    [2901, 'granted'],
    [2902, 'refused'],
  ])
  expect(lock.phase).toBe('held')
  expect(effectNames).toEqual([])
  expect(
    run([
      [2900, 'timePassed'],
      [2901, 'granted'],
    ]).effectNames,
  ).toEqual(['lock_acquired'])
})

test('LOCK-2 without locks of the browser 2 s without a heartbeat mean that it is free', () => {
  const { lock, effectNames } = run([[2000, 'timePassed']], { hasArbiter: false })
  expect(lock.phase).toBe('held')
  expect(effectNames).toEqual(['lock_acquired'])
})

test('LOCK-2 two heartbeats of a holder that the browser does not know count more than its grant, one does not', () => {
  expect(run([...HELD, beat('other', 600)]).lock.phase).toBe('held')
  expect(run([...HELD, beat('other', 600), beat('third', 1600)]).lock.phase).toBe('held')
  const { lock, effectNames } = run([...HELD, beat('other', 600), beat('other', 1600)])
  expect(absenceOf(lock)).toBe('occupied')
  expect(effectNames).toEqual(['release', 'lock_released'])
  expect(run([...HELD, beat('other', 1600), beat('other', 2600)]).lock.phase).toBe('held')
})

test.for([acquired('other', 9000), forcedBy('other', 9000), [9000, 'stolen'] satisfies Happening])(
  'LOCK-4 a holder that another tab follows lets go, says so, and has lost (%#)',
  (happening) => {
    const { lock, effectNames } = run([...HELD, happening])
    expect(absenceOf(lock)).toBe('lost')
    expect(effectNames).toEqual(['release', 'lock_released'])
  },
)

test('LOCK-4 of two acquisitions the later one stays; the names of the tabs distinguish equal ones', () => {
  expect(run([...HELD, [9, announcement('lock_acquired', 'other', after(4))]]).lock.phase).toBe('held')
  expect(run([...HELD, [9, announcement('lock_acquired', 'a', after(5))]]).lock.phase).toBe('held')
  expect(absenceOf(run([...HELD, [9, announcement('lock_acquired', 'z', after(5))]]).lock)).toBe('lost')
})

test('LOCK-4 a holder reminds another one, by the time of its acquisition', () => {
  const { lock, effects } = run([...HELD, beat('other', 60_000)])
  expect(lock.phase).toBe('held')
  expect(effects).toEqual([{ type: 'broadcast', message: announcement('lock_acquired', 'me', after(5)) }])
})

test('LOCK-5 continuing asks the holder first, waits for the lock, and takes it from one that does not answer', () => {
  const { lock, effects } = run([...OCCUPIED, [700, 'forced']])
  expect(effects).toEqual([
    {
      type: 'broadcast',
      message: { type: 'lock_force_transfer', data: { fromTabId: 'other', toTabId: 'me', timestamp: after(700) } },
    },
    { type: 'claim', how: 'queue' },
  ])
  expect(absenceOf(lock)).toBe('occupied')
  expect(run([...OCCUPIED, [700, 'forced'], [705, 'granted']]).effectNames).toEqual(['lock_acquired'])

  expect(run([...OCCUPIED, [700, 'forced'], beat('other', 1400), [1700, 'timePassed']]).effectNames).toEqual(['steal'])
  const { lock: held, effectNames } = run([...OCCUPIED, [700, 'forced'], [1700, 'timePassed'], [1702, 'granted']])
  expect(held.phase).toBe('held')
  expect(effectNames).toEqual(['lock_acquired'])
})

test('LOCK-5 a tab that lost takes the lock back in the same way', () => {
  expect(run([...LOST, [20_000, 'forced']]).effectNames).toEqual(['lock_force_transfer', 'queue'])
  expect(run([...LOST, [20_000, 'forced'], [20_003, 'granted']]).lock.phase).toBe('held')
})

test('LOCK-5 of two tabs that force, the later one gets the lock', () => {
  const { lock, effectNames } = run([...OCCUPIED, [700, 'forced'], forcedBy('other', 701)])
  expect(absenceOf(lock)).toBe('occupied')
  expect(effectNames).toEqual(['release'])
  expect(run([...OCCUPIED, [700, 'forced'], [701, forcedBy('other', 699)[1]]]).lock.phase).toBe('forcing')
})

test('LOCK-6 after 30 s without a sign of life the check of every 10 s takes the lock, if the browser gives it', () => {
  const waiting: Happening[] = [...OCCUPIED, [10_400, 'timePassed'], [20_400, 'timePassed'], [30_400, 'timePassed']]
  expect(nextMomentOf(run(OCCUPIED).lock)).toBe(after(10_400))
  expect(run(waiting).effectNames).toEqual([])
  expect(run([...waiting, [40_400, 'timePassed']]).effectNames).toEqual(['try'])
  const taken = run([...waiting, [40_400, 'timePassed'], [40_402, 'granted']])
  expect(taken.lock.phase).toBe('held')
  expect(taken.effectNames).toEqual(['lock_force_transfer', 'lock_acquired'])
})

test('LOCK-6 a holder that is silent and alive is never robbed', () => {
  const { lock, effectNames } = run([...OCCUPIED, [40_400, 'timePassed'], [40_402, 'refused']])
  expect(absenceOf(lock)).toBe('occupied')
  expect(effectNames).toEqual([])
  expect(nextMomentOf(lock)).toBe(after(50_400))
})

test('LOCK-6 without locks of the browser 30 s of silence are enough, and a heartbeat in time prevents it', () => {
  const { lock, effectNames } = run([...OCCUPIED, [40_400, 'timePassed']], { hasArbiter: false })
  expect(lock.phase).toBe('held')
  expect(effectNames).toEqual(['lock_force_transfer', 'lock_acquired'])
  const alive = run([...OCCUPIED, beat('other', 10_400), [40_400, 'timePassed']], { hasArbiter: false })
  expect(absenceOf(alive.lock)).toBe('occupied')
})

test('LOCK-7 a released lock is taken after 2 s by a tab in sight, not by one in the background', () => {
  const gone: Happening[] = [...OCCUPIED, released('other', 5000)]
  expect(nextMomentOf(run(gone).lock)).toBe(after(7000))
  expect(run([...gone, [7000, 'timePassed']]).effectNames).toEqual(['try'])
  expect(run([...gone, [7000, 'timePassed'], [7001, 'granted']]).effectNames).toEqual(['lock_acquired'])

  expect(nextMomentOf(run(gone, { isVisible: false }).lock)).toBe(after(10_400))
  expect(run([...gone, [10_400, 'timePassed']], { isVisible: false }).effectNames).toEqual([])
  expect(run([...gone, [8000, 'shown']], { isVisible: false }).effectNames).toEqual(['try'])
})

test('LOCK-7 a holder that only reloaded keeps the lock', () => {
  const back = run([...OCCUPIED, released('other', 5000), acquired('reloaded', 5600), [7000, 'timePassed']])
  expect(absenceOf(back.lock)).toBe('occupied')
  expect(back.effectNames).toEqual([])
})

test('LOCK-7 the check of every 10 s does not shorten the time that a reloading holder has', () => {
  const { lock, effectNames } = run([...OCCUPIED, released('other', 9900), [10_400, 'timePassed']])
  expect(effectNames).toEqual([])
  expect(nextMomentOf(lock)).toBe(after(11_900))
})

test('LOCK-7 the release of a tab that does not hold the lock means nothing', () => {
  const { lock } = run([...OCCUPIED, released('third', 5000)])
  expect(nextMomentOf(lock)).toBe(after(10_400))
})

test('LOCK-7 a grant that crosses the heartbeat of a holder is given back', () => {
  const { lock, effectNames } = run([...OCCUPIED, [401, 'granted']])
  expect(absenceOf(lock)).toBe('occupied')
  expect(effectNames).toEqual(['release'])
})

test('LOCK-8 closing the page releases the lock and says so; a tab without it says nothing', () => {
  expect(run([...HELD, [9000, 'closed']]).effectNames).toEqual(['release', 'lock_released'])
  expect(run([...OCCUPIED, [9000, 'closed']]).effectNames).toEqual(['release'])
  expect(run([...HELD, [9000, 'closed'], acquired('other', 9001)]).lock.phase).toBe('closed')
})

test.each(['lockFailed', 'signalFailed'] as const)(
  'LOCK-9 after %s the app is occupied, and continuing works',
  (what) => {
    const { lock } = run([[1, what]])
    expect(absenceOf(lock)).toBe('occupied')
    const forced: Happening[] = [
      [1, what],
      [500, 'forced'],
      [1500, 'timePassed'],
      [2500, 'timePassed'],
    ]
    expect(run(forced).lock.phase).toBe('held')
  },
)

test('LOCK-9 an error while the player insists ends the waiting', () => {
  const { lock, effectNames } = run([...OCCUPIED, [700, 'forced'], [701, 'lockFailed']])
  expect(lock.phase).toBe('held')
  expect(effectNames).toEqual(['lock_acquired'])
})
