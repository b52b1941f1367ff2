import type { Page } from '@playwright/test'

/** Where each bar is seen, in px. */
export function places(page: Page): Promise<Record<string, number[]>> {
  return page.locator('[data-activity]').evaluateAll((bars) =>
    Object.fromEntries(
      bars.map((bar) => {
        const { left, top, width, height } = bar.getBoundingClientRect()
        return [bar.getAttribute('data-activity'), [left, top, width, height]]
      }),
    ),
  )
}

/** How far the edge of a bar has moved, in px, of all bars the farthest. */
export function farthest(painted: Record<string, number[]>, standing: Record<string, number[]>): number {
  const moves = Object.entries(painted).flatMap(([id, edges]) =>
    edges.map((px, index) => Math.abs(px - (standing[id]?.[index] ?? Number.POSITIVE_INFINITY))),
  )
  return Math.max(...moves)
}
