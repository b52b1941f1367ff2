import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

/** A page reads it in half the time of the one with comments. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What axe finds against WCAG 2.2 A and AA and its own good practice, one line each, in the page or in a part of it:
 * everything in the colours that the page has, and the contrast in the others, which it keeps: to draw a page again
 * takes as long as to look at it. Colours are measured when every fade has ended.
 */
export async function axeViolations(page: Page, part?: string): Promise<string[]> {
  // Nothing fades to its end in a tab that is out of sight.
  await page.bringToFront()
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  await settle(page)
  const all = await violationsOf(page, { part })
  const other = await otherScheme(page)
  if (other === null) return all
  await showIn(page, other)
  const inOther = await violationsOf(page, { part, rule: 'color-contrast' })
  return [...all, ...inOther.map((line) => `${other}: ${line}`)]
}

/** The colours of the system that the page does not have; `null` if the player has chosen its colours. */
function otherScheme(page: Page): Promise<'light' | 'dark' | null> {
  return page.evaluate(() => {
    const { theme } = JSON.parse(localStorage.getItem('ephemeris') ?? '{}')
    if (theme === 'light' || theme === 'dark') return null
    return document.documentElement.dataset.colorScheme === 'dark' ? 'light' : 'dark'
  })
}

async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme)
  await settle(page)
}

async function violationsOf(page: Page, asked: { part?: string | undefined; rule?: string }): Promise<string[]> {
  const violations = await page.evaluate(async ({ part, rule }) => {
    // What is in order is neither reported nor given a name: that takes longer than to look at it.
    const options = { resultTypes: ['violations'], ...(rule && { runOnly: { type: 'rule', values: [rule] } }) }
    const found = await (window as unknown as { axe: typeof axe }).axe.run(part ?? document, options as axe.RunOptions)
    return found.violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target, failureSummary }) => ({ target: target.join(' '), failureSummary })),
    }))
  }, asked)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary?.replace(/\s+/g, ' ')}`),
  )
}

async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What has changed begins to move with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await Promise.all(
      document
        .getAnimations()
        // Those that follow the scroll position never end.
        .filter(({ timeline }) => timeline === document.timeline)
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished.catch(() => undefined)),
    )
  })
}
