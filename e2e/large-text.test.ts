import { chromium, type Page } from '@playwright/test'
import { BROWSER_FLAGS, chromiumPath } from './support/chromium.ts'
import { expect, test } from './support/test.ts'

const PATHS = ['/', '/gacha', '/plan', '/settings', '/tonight', '/shortcuts', '/about', '/notification', '/timeline']

/** As who has set the browser's text to 200 %. */
const LARGE_TEXT = '--blink-settings=defaultFontSize=32'

test('SHELL-63 with text of 200 % no line overlaps another and nothing is cut on a phone', async ({
  openPage,
  defer,
}) => {
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...BROWSER_FLAGS, LARGE_TEXT],
  })
  defer(() => browser.close())
  const page = await openPage({ browser, size: 'phone', path: '/about' })
  for (const path of PATHS) {
    await page.goto(path)
    await page.getByRole('main').getByRole('heading').first().waitFor()
    await expect.poll(() => faultsOf(page), path).toEqual([])
  }
})

/** Texts whose lines overlap or that are cut, and a page that is wider than the window. */
function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    const texts = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) =>
        [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '') &&
        // The chart has a geometry of its own: names are cut there at any size, and whole in its dialogs.
        !element.closest('svg, .visually-hidden, [data-timeline-scroll], [hidden], style, script') &&
        element.clientWidth !== 1,
    )
    const overlapping = texts.filter((element) => {
      const { lineHeight, fontSize } = getComputedStyle(element)
      return Number.parseFloat(lineHeight) < 0.95 * Number.parseFloat(fontSize)
    })
    const cut = texts.filter((element) => {
      const { overflowY } = getComputedStyle(element)
      return /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 6
    })
    return [
      ...(root.scrollWidth > root.clientWidth ? [`pushed sideways by ${root.scrollWidth - root.clientWidth} px`] : []),
      ...overlapping.map((element) => `lines overlap: ${element.textContent}`),
      ...cut.map((element) => `cut: ${element.textContent}`),
    ]
  })
}
