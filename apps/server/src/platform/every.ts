/**
 * Runs `task` again and again, `pauseMs` after it has ended, until the returned function is called.
 * Does not keep the process alive; `task` handles its own errors.
 */
export function every(pauseMs: number, task: () => Promise<void>): () => void {
  let isStopped = false
  let timer = start()

  function start(): NodeJS.Timeout {
    return setTimeout(run, pauseMs).unref()
  }

  async function run(): Promise<void> {
    await task()
    if (!isStopped) timer = start()
  }

  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
