import { useSyncExternalStore } from 'react'
import { afterFrame } from '#web/lib/time/frame'

let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

/** Shown, and not yet painted: the page behind it is not inert. */
let entering: HTMLDialogElement | null = null

/**
 * Shows a dialog, with the focus on itself. To make the page behind it inert, the browser computes the style of each of
 * its elements, which takes as long as drawing the dialog: so that comes after the frame in which it is painted.
 */
export function showModal(dialog: HTMLDialogElement): void {
  makeInert()
  if (open.length === 0 && CSS.supports('selector(:popover-open)')) {
    dialog.popover = 'manual'
    dialog.showPopover()
    entering = dialog
    afterFrame(() => dialog === entering && makeInert())
  } else dialog.showModal()
  dialog.focus({ preventScroll: true })
}

/** Whether Escape does not reach the dialog as `cancel` yet. */
export function isEntering(dialog: HTMLDialogElement): boolean {
  return dialog === entering
}

/** Makes the page inert behind the dialog that was shown last. */
function makeInert(): void {
  const dialog = entering
  if (!dialog) return
  const focused = document.activeElement
  // Not drawn in between: what moves goes on.
  leave(dialog)
  dialog.showModal()
  if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus({ preventScroll: true })
}

function leave(dialog: HTMLDialogElement): void {
  entering = null
  dialog.hidePopover()
  dialog.popover = null
}

/** Closes a dialog and gives the focus back to where it was. */
export function closeModal(dialog: HTMLDialogElement, focused: Element | null): void {
  if (dialog === entering) leave(dialog)
  else dialog.close()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
}

/** Notes that a dialog is above the page. Returns the function that removes it. */
export function noteOpen(dialog: HTMLDialogElement): () => void {
  change([...open, dialog])
  return () => change(open.filter((other) => other !== dialog))
}

/** Keeps a dialog above those that open after it. Returns the function that ends this. */
export function holdTopLayer(dialog: HTMLDialogElement): () => void {
  return subscribe(() => {
    if (open.at(-1) === dialog) return
    makeInert()
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
