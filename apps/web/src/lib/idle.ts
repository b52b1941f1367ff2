/** Does later what nobody waits for: when the page has nothing else to do. */
export function whenIdle(run: () => void): void {
  // Not every browser tells when it is idle.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run)
  else setTimeout(run, 1_000)
}
