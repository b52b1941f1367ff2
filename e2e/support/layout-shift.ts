import type { Page } from '@playwright/test'

/** How far what stood in the page has moved since it was opened. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let moved = 0
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved += 'value' in entry ? Number(entry.value) : 0
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame)
    observer.disconnect()
    return moved
  })
}
