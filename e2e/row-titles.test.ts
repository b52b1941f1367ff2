import type { Page } from '@playwright/test'
import { offerActivities, wireActivity } from './support/offer.ts'
import type { PageOpener, Size } from './support/open-page.ts'
import { expect, test } from './support/test.ts'
import { scroller, scrollTo, waitForBars } from './support/timeline.ts'

const banner = (featured: Readonly<Record<string, unknown>>) => ({
  type: 'gacha',
  featured: [{ rank: 5, ...featured }],
})

/** Of every length, running, coming and over: each leaves and enters the view at an hour of its own. */
const ROWS = [
  { title: 'A long event whose title takes more room than its bar has', title_lang: 'en', days: [10, 15.3] },
  { title: '風花の吐息と、夜に咲く七つの星', title_lang: 'ja', days: [8, 16.5] },
  { title: 'Short', title_lang: 'en', days: [12, 12.4] },
  { title: '地脈の奔流', title_lang: 'ja', days: [13, 14] },
  { title: 'Over', title_lang: 'en', days: [2, 9.2] },
  { title: 'To come, with a title of some length', title_lang: 'en', days: [45.7, 55] },
  {
    title: 'Expected, with so many words that they reach the picture',
    title_lang: 'en',
    days: [1, 60],
    certainty: 'expected',
  },
  { title: 'Soon', title_lang: 'en', days: [20.9, 23] },
  {
    title: 'Featured Weapon: Luminous Hymn of the Distant Tide',
    title_lang: 'en',
    days: [9, 20.6],
    ...banner({ id: '15502', name: 'Luminous Hymn of the Distant Tide', type: 'weapon', class: 'bow' }),
  },
  {
    title: '万物持存的注释',
    title_lang: 'zh-Hans',
    days: [9.3, 21],
    ...banner({ id: '15503', name: '万物持存的注释', type: 'weapon', class: 'bow' }),
  },
  {
    title: 'Venti',
    title_lang: 'en',
    days: [9.5, 22],
    ...banner({ id: '10000022', name: 'Venti', type: 'character', element: 'anemo', class: 'bow' }),
  },
].map(({ days: [from = 0, to = 0], ...row }, index) => ({
  type: ['event', 'gacha', 'version', 'challenge'][index % 4],
  ...row,
  uuid: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  start_time: wallTime(from),
  end_time: wallTime(to),
}))

function wallTime(day: number): string {
  return new Date(Date.UTC(2026, 4, 1) + day * 86_400_000).toISOString().slice(0, 19).replace('T', ' ')
}

async function openRows(openPage: PageOpener, size: Size): Promise<Page> {
  const page = await openPage({
    size,
    prepare: (opened) => offerActivities(opened, { genshin: ROWS.map((row) => wireActivity(row)) }),
  })
  await waitForBars(page)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  return page
}

/**
 * Scrolls from one position to another pixel by pixel and lists, with the position, each row whose title cannot be read, is
 * cut, or stands under or over something else: the mark, the countdown or, where it stands beside the bar, the bar. Also each
 * countdown that the line of the present strikes out, and each of a running bar that is not whole in view.
 */
function faultsBetween(page: Page, from: number, to: number): Promise<string[]> {
  return scroller(page).evaluate(
    async (element, range) => {
      const faults: string[] = []
      for (let left = range.from; left <= range.to; left++) {
        element.scrollTo({ left, behavior: 'instant' })
        await drawn()
        const labels = [...element.querySelectorAll('[data-label]')]
        if (labels.length !== range.rows) faults.push(`${left}: ${labels.length} titles`)
        for (const label of labels) {
          const found = [...faultsOf(label), ...countdownFaultsOf(label)]
          faults.push(...found.map((fault) => `${left}: ${fault}`))
        }
      }
      return faults

      /** After the next frame, and after what its scroll event has had drawn. */
      function drawn(): Promise<unknown> {
        const { port1, port2 } = new MessageChannel()
        return new Promise((done) => {
          port1.onmessage = done
          requestAnimationFrame(() => port2.postMessage(null))
        })
      }

      function isStruck(text: { left: number; right: number }, box: DOMRect): boolean {
        const line = element.querySelector<HTMLElement>('[data-now]')
        if (!line) throw new RangeError('no line of the present')
        const at = line.getBoundingClientRect()
        if (at.right < text.left || at.left > text.right) return false
        line.style.pointerEvents = 'auto'
        const top = document.elementFromPoint((at.left + at.right) / 2, (box.top + box.bottom) / 2)
        return top === line
      }

      function isCountdownStruck(countdown: HTMLElement): boolean {
        // Like the line, it lets presses through.
        countdown.style.pointerEvents = 'auto'
        const box = countdown.getBoundingClientRect()
        return box.width > 0 && isStruck(box, box)
      }

      /** Of a bar that comes, it goes with its bar. */
      function countdownFaultsOf(label: Element): string[] {
        const countdown = label.querySelector('[data-countdown]')
        if (!countdown || countdown.textContent.startsWith('in ')) return []
        const view = element.getBoundingClientRect()
        const gutter = Number.parseFloat(getComputedStyle(element).getPropertyValue('--gutter-w'))
        const { left, right, width } = countdown.getBoundingClientRect()
        const isWhole = width > 0 && left >= view.left + gutter - 0.5 && right <= view.right + 0.5
        return isWhole ? [] : [`${label.textContent}: the countdown is not in view, ${left} to ${right}`]
      }

      function faultsOf(label: Element): string[] {
        const title = label.querySelector('[lang]')
        if (!title) return ['no title']
        const row = title.closest('[data-label-place]')
        const name = `${title.textContent} (${row?.getAttribute('data-label-place') ?? 'inside'})`
        const view = element.getBoundingClientRect()
        const gutter = Number.parseFloat(getComputedStyle(element).getPropertyValue('--gutter-w'))
        const words = title.querySelector(':scope > :last-child')
        if (!words) return [`${name}: no words`]
        const range = document.createRange()
        range.selectNodeContents(words)
        const box = title.getBoundingClientRect()
        const { paddingLeft, paddingRight } = getComputedStyle(title)
        const text = {
          left: box.left + Number.parseFloat(paddingLeft),
          right: Math.min(box.right - Number.parseFloat(paddingRight), range.getBoundingClientRect().right),
        }
        const found: string[] = []
        const isWhole = title.scrollWidth <= title.clientWidth
        if (text.right - text.left < (isWhole ? 10 : 40)) found.push(`${name}: ${text.right - text.left} px to read`)
        if (text.left < view.left + gutter - 0.5)
          found.push(`${name}: begins ${view.left + gutter - text.left} px out of view`)
        if (text.right > view.right + 0.5) found.push(`${name}: ends ${text.right - view.right} px out of view`)

        const face = title.querySelector('[data-face]')?.getBoundingClientRect()
        const isUnderFace = (line: DOMRect) =>
          face !== undefined && face.width > 0 && line.left < face.right - 0.5 && line.top < face.bottom - 0.5
        if ([...range.getClientRects()].some(isUnderFace)) found.push(`${name}: lies under its face`)

        const bar = title.closest('[data-activity]')
        if (row && isStruck(text, box)) found.push(`${name}: the line of the present lies over it`)
        const countdown = bar?.querySelector<HTMLElement>('[data-countdown]')
        if (countdown && isCountdownStruck(countdown)) found.push(`${name}: the line lies over its countdown`)
        const others = [...(bar?.querySelectorAll('[aria-haspopup="menu"], [data-countdown]') ?? [])]
        if (row && bar) others.push(bar)
        for (const other of others) {
          const { left, right, width } = other.getBoundingClientRect()
          if (width > 0 && left < text.right - 0.5 && right > text.left + 0.5)
            found.push(`${name}: meets ${other.className}`)
        }
        return found
      }
    },
    { from, to, rows: ROWS.length },
  )
}

/** Around these positions bars leave at the left, and the last one enters at the right. */
const LEAVING = { from: 330, to: 800 }
const ENTERING_PX = 46.7 * 36

for (const size of ['desktop', 'narrow'] as const) {
  test(`TL-33 TL-69 TL-73 at every pixel each row says its title once, on free ground, and what is left of it (${size})`, async ({
    openPage,
  }) => {
    const page = await openRows(openPage, size)
    const leaving = await faultsBetween(page, LEAVING.from, LEAVING.to)
    expect(leaving).toEqual([])
    const viewPx = await scroller(page).evaluate((element) => element.clientWidth)
    const entering = await faultsBetween(page, ENTERING_PX - viewPx, ENTERING_PX - viewPx + 180)
    expect(entering).toEqual([])
  })
}

/** Marks that are out of view though the part of their bar in view has room for them. */
function lostMarks(page: Page): Promise<(string | null)[]> {
  return scroller(page).evaluate((element) => {
    const view = element.getBoundingClientRect()
    const from = view.left + Number.parseFloat(getComputedStyle(element).getPropertyValue('--gutter-w'))
    return [...element.querySelectorAll('[data-activity]')]
      .filter((bar) => {
        const box = bar.getBoundingClientRect()
        const mark = bar.querySelector('[aria-haspopup="menu"]')?.getBoundingClientRect()
        const isWide = Math.min(box.right, view.right) - Math.max(box.left, from) >= 42
        return isWide && mark && (mark.left < from - 0.5 || mark.right > view.right + 0.5)
      })
      .map((bar) => bar.textContent)
  })
}

test('TL-55 the mark of a bar stays in view as long as there is room for it', async ({ openPage }) => {
  const page = await openRows(openPage, 'phone')
  for (let left = LEAVING.from; left <= LEAVING.to; left += 5) {
    await scrollTo(page, { left })
    await expect.poll(() => lostMarks(page), `at ${left}`).toEqual([])
  }
})

test('TL-53 no picture lies behind a title', async ({ openPage }) => {
  const page = await openRows(openPage, 'phone')
  for (let left = LEAVING.from; left <= LEAVING.to; left += 31) {
    await scrollTo(page, { left })
    await expect.poll(() => picturesBehindTitles(page), `at ${left}`).toEqual([])
  }
})

/** Titles under whose text a picture of the bar is painted: nothing opaque lies between the two. */
function picturesBehindTitles(page: Page): Promise<(string | null)[]> {
  return scroller(page).evaluate((element) => {
    return [...element.querySelectorAll('[data-activity]')].filter(isOverPicture).map((bar) => bar.textContent)

    function isOverPicture(bar: Element): boolean {
      const title = bar.querySelector('[data-label] [lang]')
      const picture = bar.querySelector('svg:not(button svg), img')
      // A title beside its bar has none behind it.
      if (!title || bar.closest('[data-label-place]')) return false
      if (!picture?.checkVisibility({ opacityProperty: true })) return false
      const text = document.createRange()
      text.selectNodeContents(title)
      const { right } = text.getBoundingClientRect()
      const { left } = picture.getBoundingClientRect()
      const isOpaque = /^linear-gradient\(90deg, (rgb\(|color\(srgb [\d. ]+\))/.test(
        getComputedStyle(title).backgroundImage,
      )
      return left < Math.min(right, title.getBoundingClientRect().right) && !isOpaque
    }
  })
}
