import type { Language } from '@ephemeris/core/language/language'
import type { TextArea } from '@ephemeris/texts/areas'
import { type ComponentType, startTransition, useEffect, useState } from 'react'
import { useLocale } from 'use-intl'
import { clearFailedTexts, loadTexts, textsIfLoaded } from '#web/i18n/load-texts'
import { tryServer } from '#web/lib/server/reachability'
import { settledWithin } from '#web/lib/time/settled-within'
import { yieldToPage } from '#web/lib/time/yield-to-page'

export type Fetch<P> = () => Promise<ComponentType<P>>

/** A component in a chunk of its own and its texts, which are requested together. */
export interface Part<P> {
  /** Its texts beside those that the place around it has. */
  readonly areas: readonly TextArea[]
  /** @throws what kept it from being loaded; the next call tries again */
  load(language: Language): Promise<ComponentType<P>>
  /** As `load`; what cannot be loaded now is loaded, or missed, when it is shown. */
  fetchAhead(language: Language): Promise<void>
  /** The component, if neither it nor its texts need to be waited for. */
  ifLoaded(language: Language): ComponentType<P> | null
}

/** @param fetch is called once, however often the part is asked for, and again only after a failure */
export function part<P>(fetch: Fetch<P>, areas: readonly TextArea[] = []): Part<P> {
  let loading: Promise<ComponentType<P>> | null = null
  let loaded: ComponentType<P> | null = null

  async function load(language: Language): Promise<ComponentType<P>> {
    // Not after a failure: texts that fail later than the program would be remembered as failed.
    clearFailedTexts(areas)
    loading ??= fetch()
    try {
      const [component] = await Promise.all([loading, ...areas.map((area) => loadTexts(language, area))])
      loaded = component
      return component
    } catch (reason) {
      loading = null
      throw reason
    }
  }

  return {
    areas,
    load,
    fetchAhead: async (language) => {
      await Promise.allSettled([load(language)])
    },
    ifLoaded: (language) => (areas.every((area) => textsIfLoaded(language, area) !== null) ? loaded : null),
  }
}

interface Arrival<P> {
  /** `null` until the component and its texts have been loaded. */
  readonly Present: ComponentType<P> | null
  /** What kept it from being loaded. */
  readonly failure: { readonly reason: unknown } | null
  readonly retry: () => void
}

/** A network that answers nothing at all is not waited for. */
const LONGEST_DOUBT_MS = 3_000

/**
 * Loads `part` when it is first shown. It does not suspend: React shows what has suspended 300 ms after its fallback at
 * the earliest.
 */
export function usePart<P>(part: Part<P>): Arrival<P> {
  const language = useLocale()
  const [Present, setPresent] = useState(() => part.ifLoaded(language))
  const [failure, setFailure] = useState<Arrival<P>['failure']>(null)
  const isWaiting = Present === null && failure === null

  useEffect(() => {
    if (!isWaiting) return
    let isLeft = false
    // By itself: a request for a part and all that it imports takes some milliseconds.
    yieldToPage()
      .then(() => part.load(language))
      .then(
        // In slices, between which the page answers.
        (loaded) => !isLeft && startTransition(() => setPresent(() => loaded)),
        async (reason: unknown) => {
          // The fallback says whether the server is unreachable.
          await settledWithin(tryServer(), LONGEST_DOUBT_MS)
          if (!isLeft) setFailure({ reason })
        },
      )
    return () => {
      isLeft = true
    }
  }, [part, language, isWaiting])

  return { Present, failure, retry: () => setFailure(null) }
}
