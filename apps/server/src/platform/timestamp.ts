/** The current time as `Date.toISOString` writes it, in a third of the time: a busy server asks for it at every request. */
export function createTimestamp(now: () => number = Date.now): () => string {
  let second = Number.NaN
  let upToSeconds = ''

  return () => {
    const ms = now()
    const millisecond = ms % 1000
    if (ms - millisecond !== second) {
      second = ms - millisecond
      upToSeconds = new Date(ms).toISOString().slice(0, -'000Z'.length)
    }
    return `${upToSeconds}${String(millisecond).padStart(3, '0')}Z`
  }
}
