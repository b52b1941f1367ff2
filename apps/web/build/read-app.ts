import path from 'node:path'
import { runnerImport } from 'vite'
import type { Areas, TextsOf } from '../../../packages/texts/src/areas.ts'

type Found = typeof import('./found.ts').FOUND

let found: Promise<Found> | undefined

/** What the build has to know of the app itself; no screen is loaded. */
export function readApp(): Promise<Found> {
  const file = path.join(import.meta.dirname, 'found.ts')
  found ??= runnerImport<{ FOUND: Found }>(file, { configFile: false, logLevel: 'warn' }).then(
    ({ module }) => module.FOUND,
  )
  return found
}

/** The texts of one area by language, for what stands in the page itself or beside it. */
export async function pageTexts<A extends 'home' | 'shell' | 'welcome'>(
  area: A,
): Promise<(readonly [language: string, TextsOf<Areas[A]>])[]> {
  const { texts } = await readApp()
  return Object.entries(texts).flatMap(([file, areas]) => {
    const [, language = '', name] = file.split(/\/|\.ts$/)
    return name === area ? [[language, areas[area] as TextsOf<Areas[A]>] as const] : []
  })
}
