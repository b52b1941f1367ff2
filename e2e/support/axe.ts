import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** A page reads it in half the time of the one with comments. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What axe finds against WCAG 2.2 A and AA and its own good practice, one line each, in the page or in a part of it:
 * everything in the light, the contrast in the dark as well. Colours are measured when every fade has ended.
 */
export async function axeViolations(page: Page, part?: string): Promise<string[]> {
  // Nothing fades to its end in a tab that is out of sight.
  await page.bringToFront()
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  await showIn(page, 'light')
  const inTheLight = await violationsOf(page, { part })
  await showIn(page, 'dark')
  const inTheDark = await violationsOf(page, { part, rule: 'color-contrast' })
  await page.emulateMedia({ colorScheme: null })
  return [...inTheLight, ...inTheDark.map((line) => `in the dark: ${line}`)]
}

/** The page has the colours of the system; those that the player has chosen stay. */
async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.waitForFunction((scheme) => {
    const { theme } = JSON.parse(localStorage.getItem('ephemeris') ?? '{}')
    return theme === 'light' || theme === 'dark' || document.documentElement.dataset.colorScheme === scheme
  }, colorScheme)
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
