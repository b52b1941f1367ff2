import type { SayWords } from '@ephemeris/core/gacha/figures/figure-words'
import type { Language } from '@ephemeris/core/language/language'
import { SERVER_TEXTS } from '@ephemeris/texts/server-texts'
import { createTranslator } from 'use-intl/core'

const kept = new Map<string, SayWords>()

/** The interface's own texts of an area; emphasis in them is left out. */
export function sayIn(language: Language, area: 'gacha' | 'gachaShare'): SayWords {
  const key = `${language} ${area}`
  const say = kept.get(key) ?? translated(language, area)
  kept.set(key, say)
  return say
}

function translated(language: Language, area: 'gacha' | 'gachaShare'): SayWords {
  const { markup } = createTranslator({
    locale: language,
    messages: SERVER_TEXTS[language][area] as Record<string, unknown>,
    onError: (error) => {
      throw error
    },
  })
  const plain = (words: string) => words
  return (key, values) => markup(key as never, { ...values, b: plain } as never)
}
