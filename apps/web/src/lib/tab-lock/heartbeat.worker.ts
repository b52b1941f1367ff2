import { announcement, TAB_LOCK_CHANNEL } from '@ephemeris/core/tab-lock/message'
import { HEARTBEAT_MS } from '@ephemeris/core/tab-lock/tab-lock'
import { instant } from '@ephemeris/core/time/instant'

/**
 * Sends a heartbeat of the tab every second: in a worker, since browsers slow down the timers of a page in the
 * background. (LOCK-6)
 */
const channel = new BroadcastChannel(TAB_LOCK_CHANNEL)
setInterval(() => {
  channel.postMessage(announcement('lock_heartbeat', self.name, instant(Date.now())))
}, HEARTBEAT_MS)
