import { useLayoutEffect } from 'react'

let pressed: HTMLButtonElement | null = null
/** How many layers each button waits for. */
const waits = new Map<HTMLButtonElement, number>()

/** Notes from here on which button is pressed: Safari does not focus it. */
export function watchPresses(): void {
  document.addEventListener('click', ({ target }) => note(target), { capture: true })
  // What a key or a long press opens belongs to no button that was pressed before.
  for (const type of ['keydown', 'pointerdown']) document.addEventListener(type, () => note(null), { capture: true })
}

/** The button that was pressed last is marked as busy while `isBusy`. (SHELL-53) */
export function useBusyPress(isBusy: boolean): void {
  useLayoutEffect(() => {
    const button = pressedLast()
    if (!isBusy || button === null) return
    changeWaits(button, 1)
    return () => changeWaits(button, -1)
  }, [isBusy])
}

/** By a call: the compiler of React takes a variable of the module for a constant, and its cleanup would read it again. */
function pressedLast(): HTMLButtonElement | null {
  return pressed
}

function note(target: EventTarget | null): void {
  pressed = target instanceof Element ? target.closest('button') : null
}

function changeWaits(button: HTMLButtonElement, change: 1 | -1): void {
  const count = (waits.get(button) ?? 0) + change
  if (count > 0) {
    waits.set(button, count)
    button.setAttribute('aria-busy', 'true')
  } else {
    waits.delete(button)
    button.removeAttribute('aria-busy')
  }
}
