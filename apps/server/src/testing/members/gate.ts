/** Something a test waits at until it is opened. */
export interface Gate {
  open(): void
  readonly opened: Promise<void>
}

export function gate(): Gate {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}
