import { expect } from '@playwright/test'
import type { AppPage } from './app-page.ts'
import type { Point } from './input.ts'

interface Place {
  readonly left: number
  readonly top: number
}

/** Where the chart is scrolled to. */
export function scrollOf(app: AppPage): Promise<Place> {
  return app.evaluate(() => {
    const { scrollLeft, scrollTop } = document.querySelector('[data-timeline-scroll]') ?? document.body
    return { left: Math.round(scrollLeft), top: Math.round(scrollTop) }
  })
}

/** A point in the first bar of which the middle can be seen, and the activity. */
export async function barInView(app: AppPage): Promise<Point & { readonly id: string }> {
  let found: (Point & { readonly id: string }) | null = null
  await expect
    .poll(async () => {
      found = await app.evaluate(firstInView)
      return found !== null
    })
    .toBe(true)
  return found as unknown as Point & { readonly id: string }
}

/** Runs in the page. */
function firstInView(): (Point & { id: string }) | null {
  const chart = document.querySelector('[data-timeline-scroll]')
  if (!chart) return null
  const view = chart.getBoundingClientRect()
  for (const bar of chart.querySelectorAll<HTMLElement>('[data-activity]')) {
    const box = bar.getBoundingClientRect()
    const x = Math.round(box.left + box.width * 0.75)
    const y = Math.round(box.top + box.height / 2)
    const isSeen = x > view.left + 100 && x < view.right - 100 && y > view.top + 140 && y < view.bottom - 100
    const opener = document.elementFromPoint(x, y)?.closest('button[aria-haspopup="dialog"]')
    if (isSeen && opener && bar.contains(opener)) return { x, y, id: bar.dataset.activity ?? '' }
  }
  return null
}
