import type { Page } from 'playwright-core'

/** In px per frame. */
export interface Step {
  readonly leftPx: number
  readonly topPx: number
}

/**
 * Scrolls the timeline one step per frame, turning round at the edges, without reading anything of the page meanwhile.
 *
 * @returns how long each frame took, in ms
 */
export function scrollBySteps(page: Page, step: Step, frames: number): Promise<number[]> {
  return page.evaluate(
    async ({ step: { leftPx, topPx }, frameCount }) => {
      const scroller = document.querySelector('[data-timeline-scroll]')
      if (!scroller) throw new Error('no timeline')
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = scroller
      const at = { left: scroller.scrollLeft, top: scroller.scrollTop }
      const last = { left: scrollWidth - clientWidth, top: scrollHeight - clientHeight }
      const by = { left: leftPx, top: topPx }

      const frameTimes: number[] = []
      let previous = await new Promise<number>(requestAnimationFrame)
      while (frameTimes.length < frameCount) {
        for (const axis of ['left', 'top'] as const) {
          if (at[axis] + by[axis] < 0 || at[axis] + by[axis] > last[axis]) by[axis] = -by[axis]
          at[axis] = Math.min(Math.max(at[axis] + by[axis], 0), last[axis])
        }
        scroller.scrollTo({ ...at, behavior: 'instant' })
        const now = await new Promise<number>(requestAnimationFrame)
        frameTimes.push(now - previous)
        previous = now
      }
      return frameTimes
    },
    { step, frameCount: frames },
  )
}
