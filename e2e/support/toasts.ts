import type { Page } from '@playwright/test'

/**
 * No toast leaves by itself, on this page and on those that are loaded after it: a toast that is absent then was never
 * shown, or was dismissed. To be called before the page loads.
 */
export async function holdToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('[role="status"] *, [role="alert"] * { animation-delay: 600s !important; }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
}
