const steps: (() => void)[] = []

/** Calls `undo` however this process ends, short of being killed outright. */
export function atExit(undo: () => void): void {
  if (steps.length === 0) {
    process.once('exit', () => {
      for (const step of steps.reverse()) step()
    })
    process.once('SIGINT', () => process.exit(130))
    process.once('SIGTERM', () => process.exit(143))
  }
  steps.push(undo)
}
