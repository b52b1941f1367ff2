/** What became of a promise: its value, or `null` if it was refused or has not been kept within `limitMs`. */
export async function settledWithin<Value>(promise: Promise<Value>, limitMs: number): Promise<Value | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, limitMs, null)
  })
  try {
    return await Promise.race([promise, late])
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}
