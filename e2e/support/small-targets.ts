import type { Page } from '@playwright/test'

/**
 * Controls whose area for a finger is under 44 px in one direction. Not counted: links inside sentences, days (36 px
 * are the scale of the chart), bars (38 px, as far apart as 44), and what only a keyboard reaches.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>('button, a[href], input, select, [role="radio"], summary')
    return [...controls]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter(
        (control) =>
          !control.matches('p *, [data-day], [data-timeline-scroll] [aria-haspopup="dialog"], a[href="#main"]'),
      )
      .filter((control) => control.getBoundingClientRect().width > 1)
      .map((control) => ({ control, ...targetOf(control) }))
      .filter(({ width, height }) => width < 43.5 || height < 43.5)
      .map(({ control, width, height }) => `${control.outerHTML.slice(0, 120)} ${width} x ${height}`)

    /** A pseudo-element or a label around it may be larger than the control itself. */
    function targetOf(control: HTMLElement): { width: number; height: number } {
      const label = control.closest('label') ?? document.querySelector(`label[for="${CSS.escape(control.id)}"]`)
      const boxes = [control, ...(label ? [label] : [])].map((element) => element.getBoundingClientRect())
      const pseudo = ['::before', '::after'].map((name) => {
        const { width, height, position } = getComputedStyle(control, name)
        return position === 'absolute' ? { width: Number.parseFloat(width), height: Number.parseFloat(height) } : null
      })
      const all = [...boxes, ...pseudo.filter((box) => box !== null)]
      return {
        width: Math.max(...all.map(({ width }) => width || 0)),
        height: Math.max(...all.map(({ height }) => height || 0)),
      }
    }
  })
}
