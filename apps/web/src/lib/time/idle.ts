/** A page that always has something to do, as on a busy old device, does it then all the same. */
const LATEST_MS = 5_000

/** Does later what no one waits for: when the page has nothing else to do, and after `LATEST_MS` at the latest. */
export function whenIdle(run: () => void): void {
  // Not every browser says when it is idle.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: LATEST_MS })
  else setTimeout(run, 1_000)
}

/** As `whenIdle`, for what goes on afterwards. */
export function untilIdle(): Promise<void> {
  return new Promise(whenIdle)
}
