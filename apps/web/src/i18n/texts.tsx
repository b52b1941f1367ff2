import type { Areas, TextArea, TextsOf } from '@ephemeris/texts/areas'
import { type ReactNode, use, useEffect, useState } from 'react'
import { IntlProvider, useLocale, useMessages } from 'use-intl'
import { loadTexts, onRenewal } from '#web/i18n/load-texts'

interface TextsProps {
  areas: readonly TextArea[]
  children: ReactNode
}

/** Gives `children` the texts of `areas` beside those they have; suspends until they are loaded. (LANG-4) */
export function Texts({ areas, children }: TextsProps) {
  'use no memo' // What is at hand changes while language and areas stay.
  const language = useLocale()
  const outer = useMessages()
  useRenewal()
  const loaded: [TextArea, TextsOf<Areas[TextArea]>][] = []
  // Of each area, also of those at hand: React knows what it waits for by its place among the calls.
  for (const area of areas) loaded.push([area, use(loadTexts(language, area))])

  return (
    <IntlProvider locale={language} messages={{ ...outer, ...Object.fromEntries(loaded) }}>
      {children}
    </IntlProvider>
  )
}

/** Renders again when texts may have changed. */
function useRenewal(): void {
  const [, setRenewals] = useState(0)
  useEffect(() => onRenewal(() => setRenewals((count) => count + 1)), [])
}
