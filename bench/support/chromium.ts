import { type Browser, chromium } from 'playwright-core'
import { BROWSER_FLAGS, chromiumPath } from '../../e2e/support/chromium.ts'

export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: BROWSER_FLAGS })
}
