import { TAB_ID } from '#web/lib/tab-lock/tab-id'
import HeartbeatWorker from './heartbeat.worker.ts?worker'

/** Sends a heartbeat to the other tabs every second. Returns the function that ends it. */
export function startHeartbeat(): () => void {
  try {
    const worker = new HeartbeatWorker({ name: TAB_ID })
    return () => worker.terminate()
  } catch {
    // The other tabs then miss the heartbeat, but the browser's own lock, or the signature, still protects the holder.
    return () => {}
  }
}
