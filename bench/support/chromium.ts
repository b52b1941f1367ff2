import { type Browser, chromium } from 'playwright-core'
import { BROWSER_FLAGS, chromiumPath } from '../../e2e/support/chromium.ts'

export async function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: await chromiumPath(), args: BROWSER_FLAGS })
}
