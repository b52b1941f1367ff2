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

/** Calls `run` in the frame after the next one, which has been painted by then. */
export function afterFrame(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(run))
}
