import type { Page } from '@playwright/test'
import type { PageOpener } from './support/open-page.ts'
import { expect, test } from './support/test.ts'
import { scrollOf, scrollTo, shareOfNow, waitForBars } from './support/timeline.ts'

async function openForKeys(openPage: PageOpener, storage?: Record<string, unknown>): Promise<Page> {
  const page = await openPage({ ...(storage && { storage }) })
  await waitForBars(page)
  return page
}

/** The activity whose bar has the focus; `null` if none has. */
function focusedActivity(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.closest('[data-activity]')?.getAttribute('data-activity') ?? null)
}

function focusedRow(page: Page): Promise<number> {
  return page.evaluate(() =>
    Number(document.activeElement?.closest('[aria-rowindex]')?.getAttribute('aria-rowindex') ?? Number.NaN),
  )
}

/** Tabs until a bar has the focus, and returns how many presses it took. */
async function tabToChart(page: Page): Promise<number> {
  for (let presses = 1; presses <= 40; presses++) {
    await page.keyboard.press('Tab')
    if ((await focusedActivity(page)) !== null) return presses
  }
  throw new Error('no bar was reached by Tab')
}

test('TL-27 SHELL-34 by Tab alone the chart is reached, an activity marked, opened and closed again, and what has the focus shows it', async ({
  openPage,
}) => {
  const page = await openForKeys(openPage)
  await test.step('what Tab reaches shows the focus', async () => {
    const plain: string[] = []
    for (let presses = 0; presses < 25; presses++) {
      await page.keyboard.press('Tab')
      const unmarked = await page.evaluate(() => {
        const focused = document.activeElement
        if (!focused || focused === document.body) return null
        const shown = [focused, ...ancestorsOf(focused, 2), ...focused.querySelectorAll('*')]
        const isMarked = shown.some((element) => {
          const { outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(element)
          const focusColour = getComputedStyle(document.documentElement).getPropertyValue('--focus')
          const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
          return hasOutline || (focusColour !== '' && `${boxShadow} ${borderColor}`.includes(focusColour))
        })
        return isMarked ? null : focused.outerHTML.slice(0, 160)

        function ancestorsOf(element: Element, count: number): Element[] {
          const parent = element.parentElement
          return parent && count > 0 ? [parent, ...ancestorsOf(parent, count - 1)] : []
        }
      })
      if (unmarked !== null) plain.push(unmarked)
    }
    expect(plain).toEqual([])
  })

  await test.step('by Tab alone the chart is reached, an activity marked, opened and closed again', async () => {
    await page.evaluate(() => window.getSelection()?.setPosition(document.body))
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await expect.poll(() => tabToChart(page)).toBeLessThanOrEqual(31)
    const id = await focusedActivity(page)
    const hint = 'Arrow keys: other activities and days. Enter: open.'
    await expect(page.getByRole('grid', { name: 'Activities' })).toHaveAccessibleDescription(hint)
    await expect(page.getByText(hint)).toHaveCSS('clip-path', 'none')

    await page.keyboard.press('2')
    await expect(page.locator(`[data-activity="${id}"]`)).toHaveAttribute('data-status', 'done')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect.poll(() => focusedActivity(page)).toBe(id)
    await page.keyboard.press('1')
    await expect(page.locator(`[data-activity="${id}"]`)).toHaveAttribute('data-status', 'none')
  })
})

test('TL-27 the numbers set the marks, the slash leads to the search, S changes the order, the question mark lists the keys', async ({
  openPage,
}) => {
  const page = await openForKeys(openPage)
  await test.step('the slash leads to the search, S changes the order, the question mark lists the keys', async () => {
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.keyboard.type('s')
    await expect(page.getByRole('searchbox')).toHaveValue('s')
    await page.getByRole('searchbox').fill('')
    await page.keyboard.press('Escape')

    const firstRow = () => page.locator('[aria-rowindex="1"], [aria-rowindex="2"]').first().locator('[data-activity]')
    await scrollTo(page, { top: 0 })
    await page.keyboard.press('Home')
    const before = await focusedActivity(page)
    await page.keyboard.press('s')
    await page.keyboard.press('Home')
    await expect.poll(() => focusedActivity(page)).not.toBe(before)
    await expect(firstRow()).toHaveCount(1)

    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  })

  await test.step('the numbers 1 to 5 set the five marks', async () => {
    await page.keyboard.press('Escape')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focusedActivity(page)).not.toBeNull()
    const bar = page.locator(`[data-timeline-scroll] [data-activity="${await focusedActivity(page)}"]`)
    for (const [key, status, label] of [
      ['5', 'cancelled', 'Skipped'],
      ['4', 'starred', 'Starred'],
      ['3', 'in_progress', 'In progress'],
      ['2', 'done', 'Done'],
      ['1', 'none', 'No mark'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(bar).toHaveAttribute('data-status', status)
      await expect(page.getByRole('status').filter({ hasText: new RegExp(`: ${label}$`) })).toHaveCount(1)
    }

    // As a French keyboard without Shift.
    await bar.getByRole('button').first().dispatchEvent('keydown', { key: '(', code: 'Digit5' })
    await expect(bar).toHaveAttribute('data-status', 'cancelled')

    await page.keyboard.press('/')
    await page.keyboard.type('Imaginarium')
    await expect(page.getByRole('status').filter({ hasText: /^\d+ activit/ })).toHaveCount(1)
  })
})

test('TL-27 arrows, Home, End, T and N move by rows and days, and D opens a day', async ({ openPage }) => {
  const page = await openForKeys(openPage)
  await test.step('T and N lead to now', async () => {
    const home = await shareOfNow(page)
    for (const key of ['t', 'n']) {
      await scrollTo(page, { left: 0 })
      await page.keyboard.press(key)
      await expect.poll(() => shareOfNow(page)).toBeCloseTo(home, 2)
    }
  })

  await test.step('up and down move by rows, Home and End to the first and the last', async () => {
    await page.keyboard.press('Home')
    await expect.poll(() => focusedRow(page)).toBeGreaterThan(0)
    const first = await focusedRow(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focusedRow(page)).toBe(first + 2)
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => focusedRow(page)).toBe(first + 1)

    await page.keyboard.press('End')
    await expect.poll(() => focusedRow(page)).toBeGreaterThan(first + 100)
    const last = await focusedRow(page)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focusedRow(page)).toBe(last)
  })

  await test.step('left and right scroll by a day, with Shift by a week', async () => {
    await page.keyboard.press('Home')
    // A row that takes the focus comes into view, which moves the chart.
    await expect.poll(() => focusedRow(page)).toBeGreaterThan(0)
    const { left } = await scrollOf(page)
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await scrollOf(page)).left).toBe(left + 36)
    await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(async () => (await scrollOf(page)).left).toBe(left + 36 * 8)
    await page.keyboard.press('Shift+ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(async () => (await scrollOf(page)).left).toBe(left)
  })

  await test.step('D opens the panel of today, arrows on a day move to its neighbours', async () => {
    await page.keyboard.press('d')
    await page.getByRole('dialog').getByText('Today', { exact: true }).waitFor()
    await page.keyboard.press('Escape')

    await page.locator('[data-day="2026-05-20"]').focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-day'))).toBe('2026-05-21')
    await page.keyboard.press('d')
    await page.getByRole('dialog').getByText('Tomorrow', { exact: true }).waitFor()
  })
})

test('TL-27 a few Tabs and two links lead to the first bar, and up and down leave the days in view', async ({
  openPage,
}) => {
  const page = await openForKeys(openPage)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to activities' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => focusedRow(page)).toBe(1)

  const { left } = await scrollOf(page)
  await page.keyboard.press('End')
  await expect.poll(() => focusedRow(page)).toBeGreaterThan(60)
  const last = await focusedRow(page)
  for (let row = last - 1; row > last - 12; row--) {
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => focusedRow(page)).toBe(row)
  }
  await expect.poll(async () => (await scrollOf(page)).left).toBe(left)
})

test('TL-27 TL-28 screen readers hear each row once, and by end what is over last', async ({ openPage }) => {
  const page = await openForKeys(openPage)
  const chart = page.getByRole('grid', { name: 'Activities' })
  await expect(chart.getByRole('row', { name: /Mark:|Ends in/ })).toHaveCount(0)
  await expect(chart.getByRole('gridcell', { name: /Mark:|Ends in/ })).toHaveCount(0)
  await expect(chart.getByRole('button', { name: /Mark: No mark/ }).first()).toHaveAccessibleName(/Ends in/)
  await expect(chart.getByRole('button', { name: /^Mark:/ })).toHaveCount(0)

  await page.keyboard.press('s')
  const phases = () =>
    chart.locator('[data-phase]').evaluateAll((bars) => bars.map((bar) => bar.getAttribute('data-phase')))
  await expect.poll(phases).toContain('ended')
  await expect.poll(async () => (await phases())[0]).toBe('running')
  await expect.poll(async () => (await phases()).lastIndexOf('running') < (await phases()).indexOf('ended')).toBe(true)
})

test('TL-76 Enter in the search leads to the first activity that it leaves', async ({ openPage }) => {
  const page = await openForKeys(openPage)
  const search = page.getByRole('searchbox')
  await search.press('Enter')
  await expect(search).toBeFocused()

  await search.fill('durin')
  await search.press('Enter')
  const first = page.locator('[data-timeline-scroll] [data-activity]').first()
  await expect(first.getByRole('button').first()).toBeFocused()
  await expect(first).toContainText('Durin')
  await expect(first.getByRole('button').first()).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('Durin')

  await page.keyboard.press('Escape')
  await search.fill('nothing is called so')
  await search.press('Enter')
  await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible()
  await expect(search).toBeFocused()
})

test('TL-27 with single keys switched off, letters and numbers do nothing', async ({ openPage }) => {
  const page = await openForKeys(openPage, { singleKeyShortcuts: false })
  await page.keyboard.press('ArrowDown')
  const id = await focusedActivity(page)
  for (const key of ['2', 'd', 's', '?']) await page.keyboard.press(key)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator(`[data-timeline-scroll] [data-activity="${id}"]`)).toHaveAttribute('data-status', 'none')
})
