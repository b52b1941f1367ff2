import path from 'node:path'
import { runnerImport } from 'vite'
import type { PageId } from '../../../packages/contract/src/pages.ts'

type AppPages = typeof import('../src/app/pages.ts')

const FILE = path.resolve(import.meta.dirname, '../src/app/pages.ts')

/** What the app has of each page, which only Vite can read: its screens are not loaded. */
export async function pagesById(): Promise<AppPages['PAGES_BY_ID']> {
  loaded ??= runnerImport<AppPages>(FILE, { configFile: false, logLevel: 'warn' })
  const { module } = await loaded
  return module.PAGES_BY_ID
}

let loaded: ReturnType<typeof runnerImport<AppPages>> | undefined

/** The end of the path of a page's screen: `/activity-data-screen.tsx`. */
export function screenFile(id: PageId): string {
  return `/${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-screen.tsx`
}
