import { readSharedContent, SHARED_QUESTION, type SharedContent } from '#web/lib/offline/shared-content'
import { serviceWorkers } from '#web/lib/service-workers'
import { runAfter } from '#web/lib/time/run-after'

/** A service worker that does not answer has nothing. */
const WORKER_TIMEOUT_MS = 3000

/** What was shared to the installed app, from the service worker that has caught it; `null`: nothing. (PWA-16) */
export async function takeShared(): Promise<SharedContent | null> {
  const worker = serviceWorkers()?.controller
  if (!worker) return null
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<SharedContent | null>((resolve) => {
    const stop = runAfter(WORKER_TIMEOUT_MS, () => resolve(null))
    port1.onmessage = ({ data }) => {
      stop()
      resolve(readSharedContent(data))
    }
  })
  worker.postMessage(SHARED_QUESTION, [port2])
  return answer.finally(() => port1.close())
}
