import { FALLBACK_LANGUAGE, type Language } from '@ephemeris/core/language/language'

/** What a build of the web app consists of, as far as it is kept on a device. */
export interface Build {
  /** Another content, another id. */
  readonly id: string
  /** Paths that every page may need, the page itself (`/`) among them. */
  readonly shell: readonly string[]
  /** Paths of the texts of each language. */
  readonly texts: Readonly<Record<string, readonly string[]>>
  /** Paths of what opens files of a kind that few players have, and is large. */
  readonly readers: readonly string[]
}

/** Everything that opens every page in `language`; `null` if no page has set one yet. (PWA-1) */
export function filesOf({ shell, texts }: Build, language: Language | null): string[] {
  return [...new Set([...shell, ...textsOf(FALLBACK_LANGUAGE), ...(language ? textsOf(language) : [])])]

  function textsOf(wanted: Language): readonly string[] {
    return texts[wanted] ?? []
  }
}
