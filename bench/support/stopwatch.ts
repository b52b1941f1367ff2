import type { Page } from 'playwright-core'

/** What shows that something has happened: another text, an element that can be seen, or another ground of the page. */
export type Sign =
  | { readonly kind: 'text'; readonly selector: string }
  | { readonly kind: 'seen'; readonly selector: string }
  | { readonly kind: 'ground' }

/**
 * From what `begin` causes in the page (a click, a choice, dark colours of the system) until `sign` has been painted, in
 * ms; both ends are read by the page itself. An element that can be seen before `begin` never counts.
 */
export async function untilPainted(page: Page, sign: Sign, begin: () => Promise<unknown>): Promise<number> {
  const stopwatch = await page.evaluateHandle((awaited) => {
    const start = {
      at: Number.NaN,
      handleEvent({ timeStamp }: Event) {
        if (Number.isNaN(this.at)) this.at = timeStamp
      },
    }
    for (const type of ['click', 'change']) window.addEventListener(type, start, { capture: true })
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', start)

    const shown = {
      get state(): string | null {
        if (awaited.kind === 'ground') return getComputedStyle(document.body).backgroundColor
        const element = document.querySelector(awaited.selector)
        if (awaited.kind === 'seen') return element?.checkVisibility() ? 'seen' : null
        return element?.textContent ?? null
      },
    }
    const before = shown.state
    const ms = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        const { state } = shown
        if (state === null || state === before) return
        observer.disconnect()
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - start.at)
          port2.postMessage(null)
        })
      })
      observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true })
    })
    return { ms }
  }, sign)
  await begin()
  return stopwatch.evaluate(({ ms }) => ms)
}
