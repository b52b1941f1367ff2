import { type ReactNode, use } from 'react'
import { IntlProvider, useLocale, useMessages } from 'use-intl'
import type { Area, Areas, TextsOf } from '#web/i18n/areas'
import { loadTexts, textsAtHand } from '#web/i18n/load-texts'

interface TextsProps {
  areas: readonly Area[]
  children: ReactNode
}

/** Gives `children` the texts of `areas` beside those they have; suspends until they are loaded. (LANG-4) */
export function Texts({ areas, children }: TextsProps) {
  const language = useLocale()
  const outer = useMessages()
  const loaded: [Area, TextsOf<Areas[Area]>][] = []
  for (const area of areas) loaded.push([area, textsAtHand(language, area) ?? use(loadTexts(language, area))])

  return (
    <IntlProvider locale={language} messages={{ ...outer, ...Object.fromEntries(loaded) }}>
      {children}
    </IntlProvider>
  )
}
