import type { Language } from '@ephemeris/core/language/language'
import type { TextArea } from '@ephemeris/texts/areas'
import { type ReactNode, use } from 'react'
import { IntlProvider, useLocale, useMessages } from 'use-intl'
import { loadTexts, textsIfLoaded, useTextChanges } from '#web/i18n/load-texts'

interface TextsProps {
  areas: readonly TextArea[]
  children: ReactNode
}

/** Gives `children` the texts of `areas` beside those they have; suspends until they are loaded. (LANG-4) */
export function Texts({ areas, children }: TextsProps) {
  'use no memo' // What is at hand changes while language and areas stay.
  const language = useLocale()
  const outer = useMessages()
  useTextChanges(({ renewals }) => renewals)
  const isWaiting = areas.some((area) => textsIfLoaded(language, area) === null)
  // For all of them at once: React knows what it waits for by its place among the calls.
  if (isWaiting) use(untilLoaded(language, areas))
  const own = areas.map((area) => [area, textsIfLoaded(language, area)])

  return (
    <IntlProvider locale={language} messages={{ ...outer, ...Object.fromEntries(own) }}>
      {children}
    </IntlProvider>
  )
}

interface Wait {
  readonly parts: readonly Promise<unknown>[]
  readonly all: Promise<unknown>
}

const waits = new Map<string, Wait>()

/** The same promise for each drawing, as long as none of the texts is requested again. */
function untilLoaded(language: Language, areas: readonly TextArea[]): Promise<unknown> {
  const name = `${language} ${areas.join(' ')}`
  const parts = areas.map((area) => loadTexts(language, area))
  const known = waits.get(name)
  if (known && parts.every((part, index) => part === known.parts[index])) return known.all
  const all = Promise.all(parts)
  waits.set(name, { parts, all })
  return all
}
