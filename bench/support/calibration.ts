import type { Browser } from 'playwright-core'
import { median } from './samples.ts'

const ROUNDS = 7

/**
 * How long this machine takes for work of a fixed size that resembles a page's: to compute, to build elements, to style
 * and lay them out. Figures of one run are held against it as ratios.
 *
 * @returns ms, the median of several rounds
 */
export async function calibrate(browser: Browser): Promise<number> {
  const page = await browser.newPage()
  await page.setContent(
    '<!doctype html><style>i{display:inline-block;padding:1px;border:1px solid}</style><main></main>',
  )
  const samples = await page.evaluate((rounds) => {
    const main = document.querySelector('main')
    if (!main) return []
    return Array.from({ length: rounds }, () => {
      const start = performance.now()
      const words = Array.from({ length: 4000 }, (_, index) => `word ${(index * 7919) % 4001}`)
      words.sort((a, b) => a.localeCompare(b, 'en'))
      main.replaceChildren(
        ...words.map((word) => {
          const element = document.createElement('i')
          element.textContent = word
          return element
        }),
      )
      main.getBoundingClientRect()
      return performance.now() - start
    })
  }, ROUNDS)
  await page.close()
  return median(samples)
}
