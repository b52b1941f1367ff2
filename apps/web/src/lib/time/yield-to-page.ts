/** Lets the page answer and draw before the work goes on. */
export function yieldToPage(): Promise<void> {
  // Not every browser can put work off without a timer.
  if ('scheduler' in window && 'yield' in window.scheduler) return window.scheduler.yield()
  return new Promise((resolve) => setTimeout(resolve))
}
