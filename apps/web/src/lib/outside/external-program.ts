import { SECOND_MS } from '@ephemeris/core/time/instant'

/** A program that takes over does so at once; a browser's own question takes the focus, too. */
const BLUR_TIMEOUT_MS = 2 * SECOND_MS

/**
 * Waits for the page to lose the focus to a program that a link has just called. No browser says whether there is
 * one: a page that keeps the focus is the only sign that nothing happened. (GAME-7)
 *
 * @returns whether the focus was lost in time
 */
export function waitForProgram(): Promise<boolean> {
  return new Promise((resolve) => {
    const listening = new AbortController()
    const settle = (hasLeft: boolean) => {
      clearTimeout(timer)
      listening.abort()
      resolve(hasLeft)
    }
    const timer = setTimeout(() => settle(false), BLUR_TIMEOUT_MS)
    window.addEventListener('blur', () => settle(true), { signal: listening.signal })
    document.addEventListener('visibilitychange', () => settle(true), { signal: listening.signal })
  })
}
