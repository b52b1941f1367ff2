/** Does something once after a while, unless the returned way to call it off is taken before. */
export function runAfter(delayMs: number, run: () => void): () => void {
  const timer = setTimeout(run, delayMs)
  return () => clearTimeout(timer)
}
