import path from 'node:path'
import { runnerImport } from 'vite'
import type { Areas, TextsOf } from '../../../packages/texts/src/areas.ts'

type PageArea = 'home' | 'shell' | 'welcome'

/** The texts of one area by language, for what stands in the page itself or beside it. */
export async function pageTexts<A extends PageArea>(
  area: A,
): Promise<(readonly [language: string, TextsOf<Areas[A]>])[]> {
  found ??= runnerImport<Found>(path.join(import.meta.dirname, 'found-texts.ts'), { configFile: false })
  const { module } = await found
  return Object.entries(module.FOUND_TEXTS).flatMap(([file, texts]) => {
    const [, language = '', name] = file.split(/\/|\.ts$/)
    return name === area ? [[language, texts[area]] as const] : []
  })
}

type Found = { FOUND_TEXTS: Readonly<Record<string, { readonly [A in PageArea]: TextsOf<Areas[A]> }>> }

let found: ReturnType<typeof runnerImport<Found>> | undefined
