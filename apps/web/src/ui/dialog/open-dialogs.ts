import { useSyncExternalStore } from 'react'

let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

/** Notes that a dialog is above the page. Returns the function that removes it. */
export function noteOpen(dialog: HTMLDialogElement): () => void {
  change([...open, dialog])
  return () => change(open.filter((other) => other !== dialog))
}

/** Keeps a dialog above those that open after it. Returns the function that ends this. */
export function holdTopLayer(dialog: HTMLDialogElement): () => void {
  return subscribe(() => {
    if (open.at(-1) === dialog) return
    dialog.close()
    dialog.showModal()
    dialog.focus({ preventScroll: true })
    change([...open.filter((other) => other !== dialog), dialog])
  })
}

/** The uppermost dialog, outside of which the page is inert; `null` while there is none. */
export function useTopDialog(): HTMLDialogElement | null {
  const read = () => open.at(-1) ?? null
  return useSyncExternalStore(subscribe, read, read)
}

export function countOpen(): number {
  return open.length
}

function change(next: readonly HTMLDialogElement[]): void {
  open = next
  for (const notify of listeners) notify()
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => {
    listeners.delete(notify)
  }
}
