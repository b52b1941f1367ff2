/** Calls `draw` in the next frame, once however often it is asked for until then. */
export function oncePerFrame(draw: () => void) {
  let request = 0

  function run(): void {
    request = 0
    draw()
  }

  return {
    ask: () => {
      request ||= requestAnimationFrame(run)
    },
    cancel: () => cancelAnimationFrame(request),
  }
}

/** Lets the browser paint and answer before what follows: one long task becomes two short ones. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Calls `run` when the next frame has been painted. */
export function afterFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}
