import type { SayWords } from '@ephemeris/core/gacha/figures/figure-words'
import { useTranslations } from 'use-intl'

/** The texts of an area for words that are put together where no text of the interface is known. */
export function useSay(area: 'gacha' | 'gachaShare'): SayWords {
  const t: (key: never, values?: never) => string = useTranslations(area)
  return (key, values) => t(key as never, values as never)
}
