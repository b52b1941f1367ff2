import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense, useDeferredValue, useEffect } from 'react'
import { IntlProvider } from 'use-intl'
import { COMMON_AREAS } from '#web/app/routes'
import { loadUsedTexts } from '#web/i18n/load-texts'
import { Texts } from '#web/i18n/texts.tsx'
import { Router } from '#web/lib/page/router.tsx'
import { queryClient } from '#web/lib/server/query-client'
import { useWantedLanguage } from '#web/state/language'
import { BrandMark } from '#web/ui/art/brand-mark.tsx'

interface ProvidersProps {
  children: ReactNode
}

/** A new language is shown once its texts are there; until then the previous one stays. (LANG-54) */
export function Providers({ children }: ProvidersProps) {
  const wanted = useWantedLanguage()
  const language = useDeferredValue(wanted)

  useEffect(() => {
    if (wanted !== language) loadUsedTexts(wanted)
  }, [wanted, language])

  return (
    <QueryClientProvider client={queryClient}>
      <Router>
        <IntlProvider locale={language} messages={{}}>
          <Suspense fallback={<FirstPaint />}>
            <Texts areas={COMMON_AREAS}>{children}</Texts>
          </Suspense>
        </IntlProvider>
      </Router>
    </QueryClientProvider>
  )
}

/** The bar on top before the page's texts have come; `index.html` shows the same before its program has. (SHELL-9) */
function FirstPaint() {
  return (
    <div className="first-paint" aria-hidden>
      <BrandMark size={26} />
      Ephemeris
    </div>
  )
}
