import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/**
 * What axe finds against WCAG 2.2 A and AA and its own good practice, one line each, in the page or in a part of it:
 * everything in the light, the contrast in the dark as well. Colours are measured when every fade has ended.
 */
export async function axeViolations(page: Page, part?: string): Promise<string[]> {
  // Nothing fades to its end in a tab that is out of sight.
  await page.bringToFront()
  await page.emulateMedia({ colorScheme: 'light' })
  const inTheLight = await violationsOf(page, part, (builder) => builder)
  await page.emulateMedia({ colorScheme: 'dark' })
  const inTheDark = await violationsOf(page, part, (builder) => builder.withRules('color-contrast'))
  await page.emulateMedia({ colorScheme: null })
  return [...inTheLight, ...inTheDark.map((line) => `in the dark: ${line}`)]
}

async function violationsOf(
  page: Page,
  part: string | undefined,
  choose: (builder: AxeBuilder) => AxeBuilder,
): Promise<string[]> {
  await settle(page)
  // The other mode opens a page of its own for frames, of which there are none.
  const builder = choose(new AxeBuilder({ page }).setLegacyMode(true))
  const { violations } = await (part ? builder.include(part) : builder).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary?.replace(/\s+/g, ' ')}`),
  )
}

async function settle(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        // Those that follow the scroll position never end.
        .filter(({ timeline }) => timeline === document.timeline)
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  )
}
