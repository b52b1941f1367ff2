import { stepTabLock } from '@ephemeris/core/tab-lock/step'
import {
  nextMomentOf,
  openTabLock,
  type TabLock,
  type TabLockEffect,
  type TabLockStep,
} from '@ephemeris/core/tab-lock/tab-lock'
import { tabWrites, type WritePermit } from '#web/lib/device/write-guard'
import { BrowserLock } from '#web/lib/tab-lock/browser-lock'
import { alarmAt, deviceNow } from '#web/lib/tab-lock/device-clock'
import { startHeartbeat } from '#web/lib/tab-lock/heartbeat'
import { eraseRecord, isLockTaken, isRecordReadable, onRecordChange, signRecord } from '#web/lib/tab-lock/lock-record'
import { isPageVisible, watchPageLife } from '#web/lib/tab-lock/page-life'
import { openTabChannel } from '#web/lib/tab-lock/tab-channel'
import { TAB_ID } from '#web/lib/tab-lock/tab-id'

type Happening = Exclude<Parameters<typeof stepTabLock>[1]['type'], 'heard'>

/**
 * Runs the lock of this tab: feeds it with what happens, and does what it says. `show` hears of every change.
 *
 * @returns `force` takes the lock for this tab; `stop` lets it go
 */
export function runTabLock(show: (lock: TabLock) => void): { force: () => void; stop: () => void } {
  const browserLock = new BrowserLock((answer) => happen(answer === 'failed' ? 'lockFailed' : answer))
  const channel = openTabChannel((message) => follow({ type: 'heard', message, at: deviceNow() }))
  const leaveRecord = onRecordChange(lookForRival)
  const leaveGuard = tabWrites.subscribe(() => {
    if (tabWrites.permit === 'refused') happen('stolen')
  })
  const leavePage = watchPageLife({
    left: () => happen('closed'),
    restored: open,
    woken: lookForRival,
    seen: (isVisible) => happen(isVisible ? 'shown' : 'hidden'),
  })
  let lock: TabLock | null = null
  let endHeartbeat: (() => void) | null = null
  let callOff = () => {}

  function open(): void {
    lock = null
    take(openTabLock(TAB_ID, { hasArbiter: BrowserLock.exists, isVisible: isPageVisible(), at: deviceNow() }))
    if (!channel || !isRecordReadable()) happen('signalFailed')
  }

  function happen(type: Happening): void {
    follow({ type, at: deviceNow() })
  }

  function follow(event: Parameters<typeof stepTabLock>[1]): void {
    if (lock) take(stepTabLock(lock, event))
  }

  function take({ lock: next, effects }: TabLockStep): void {
    const wasHeld = lock?.phase === 'held'
    const isHeld = next.phase === 'held'
    lock = next
    if (isHeld && !wasHeld) signRecord(deviceNow())
    if (wasHeld && !isHeld && !isLockTaken()) eraseRecord()
    tabWrites.change(permitOf(next))
    for (const effect of effects) perform(effect)
    if (isHeld) endHeartbeat ??= startHeartbeat()
    else {
      endHeartbeat?.()
      endHeartbeat = null
    }
    callOff()
    const moment = nextMomentOf(next)
    callOff = moment === null ? () => {} : alarmAt(moment, () => happen('timePassed'))
    show(next)
  }

  function perform(effect: TabLockEffect): void {
    if (effect.type === 'broadcast') channel?.send(effect.message)
    else if (effect.type === 'claim') browserLock.claim(effect.how)
    else if (effect.type === 'ask') void browserLock.ask()
    else browserLock.release(tabWrites.lastWrites)
  }

  open()
  return {
    force: () => happen('forced'),
    stop: () => {
      happen('closed')
      leavePage()
      leaveGuard()
      leaveRecord()
      channel?.close()
    },
  }
}

/** A tab that never held the lock has changes that wait for it; one that lost it has none. */
function permitOf(lock: TabLock): WritePermit {
  if (lock.phase === 'held') return 'granted'
  if (lock.phase === 'checking' || lock.phase === 'closed') return 'pending'
  return lock.absence === 'lost' ? 'refused' : 'pending'
}

/** The guard looks at the signature whenever it is asked. */
function lookForRival(): void {
  void tabWrites.permit
}
