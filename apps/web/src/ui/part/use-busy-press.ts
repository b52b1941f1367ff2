import { useLayoutEffect } from 'react'

/** The button that has the focus, as after a press, is marked as busy while `isBusy`. (SHELL-53) */
export function useBusyPress(isBusy: boolean): void {
  useLayoutEffect(() => {
    const pressed = document.activeElement
    if (!isBusy || !(pressed instanceof HTMLButtonElement)) return
    pressed.setAttribute('aria-busy', 'true')
    return () => pressed.removeAttribute('aria-busy')
  }, [isBusy])
}
