import { type ComponentType, startTransition, useLayoutEffect, useState } from 'react'
import { useLocale } from 'use-intl'
import type { AppPage } from '#web/app/routes'
import { loadTexts, textsAtHand } from '#web/i18n/load-texts'

/**
 * The screen of `page`, once it and its first texts have been loaded; `null` until then. A screen that suspends instead
 * is shown 300 ms after it began to, or later: React does not replace a fallback sooner.
 *
 * @throws what kept it from being loaded
 */
export function useArrivedScreen({ screen, areas }: AppPage): ComponentType | null {
  const language = useLocale()
  const [failure, setFailure] = useState<{ readonly reason: unknown } | null>(null)
  const [hasTexts, setHasTexts] = useState(() => areas.every((area) => textsAtHand(language, area) !== null))
  const [arrived, setArrived] = useState(() => screen.atHand())

  useLayoutEffect(() => {
    if (hasTexts && arrived) return
    let isLeft = false
    Promise.all([screen.load(), ...areas.map((area) => loadTexts(language, area))]).then(
      ([loaded]) => {
        if (isLeft) return
        // In slices, between which the page answers.
        startTransition(() => {
          setArrived(() => loaded)
          setHasTexts(true)
        })
      },
      (reason: unknown) => !isLeft && setFailure({ reason }),
    )
    return () => {
      isLeft = true
    }
  }, [screen, areas, language, hasTexts, arrived])

  if (failure) throw failure.reason
  return hasTexts ? arrived : null
}
