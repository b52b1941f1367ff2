import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright-core'

const FOLDER = path.resolve(import.meta.dirname, '../../.cache/e2e-failures')

/** Leaves a picture of where a journey ended. */
export async function photographFailure(page: Page, title: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  const name = title.replace(/[^\w-]+/g, '-').slice(0, 80)
  await page.screenshot({ path: path.join(FOLDER, `${name}.png`) })
}
