import { type ComponentType, startTransition, useEffect, useState } from 'react'
import { useLocale } from 'use-intl'
import type { Part } from '#web/i18n/part'
import { tryServer } from '#web/lib/server/reachability'
import { settledWithin } from '#web/lib/time/settled-within'
import { yieldToPage } from '#web/lib/time/yield-to-page'

interface Arrival<P> {
  /** `null` until the component and its texts have been loaded. */
  readonly Present: ComponentType<P> | null
  /** What kept it from being loaded. */
  readonly failure: Failure | null
  readonly retry: () => void
}

interface Failure {
  readonly reason: unknown
}

/** A network that answers nothing at all is not waited for. */
const LONGEST_DOUBT_MS = 3_000

/**
 * Loads `part` when it is first shown. It does not suspend: React shows what has suspended 300 ms after its fallback at
 * the earliest.
 *
 * @param isWanted whether to load it already
 */
export function usePart<P>(part: Part<P>, isWanted = true): Arrival<P> {
  const language = useLocale()
  const [Present, setPresent] = useState(() => part.ifLoaded(language))
  const [failure, setFailure] = useState<Failure | null>(null)
  const isWaiting = isWanted && Present === null && failure === null

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
