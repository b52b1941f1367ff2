import { parseTabLockMessage, TAB_LOCK_CHANNEL, type TabLockMessage } from '@ephemeris/core/tab-lock/message'

interface TabChannel {
  send(message: TabLockMessage): void
  close(): void
}

/** What the tabs of this browser send each other about the lock; `null` where the browser has no channel or forbids it. */
export function openTabChannel(onMessage: (message: TabLockMessage) => void): TabChannel | null {
  const channel = newChannel()
  if (!channel) return null
  channel.addEventListener('message', ({ data }) => {
    const message = parseTabLockMessage(data)
    if (message) onMessage(message)
  })
  return {
    send: (message) => channel.postMessage(message),
    close: () => channel.close(),
  }
}

function newChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(TAB_LOCK_CHANNEL)
  } catch {
    return null
  }
}
