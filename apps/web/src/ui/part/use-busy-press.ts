import { useLayoutEffect } from 'react'

let pressed: HTMLButtonElement | null = null

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
    button.setAttribute('aria-busy', 'true')
    return () => button.removeAttribute('aria-busy')
  }, [isBusy])
}

/** By a call: the compiler of React takes a variable of the module for a constant, and its cleanup would read it again. */
function pressedLast(): HTMLButtonElement | null {
  return pressed
}

function note(target: EventTarget | null): void {
  pressed = target instanceof Element ? target.closest('button') : null
}
