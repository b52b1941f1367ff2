import { LANGUAGES, type Language } from '@ephemeris/core/language/language'
import type { NoticeText, PublisherNotice } from './notice.ts'

/** The parts that a notice has in one language. */
export interface Division {
  readonly language: Language
  readonly text: NoticeText
  readonly parts: readonly NoticeText[]
}

/**
 * One notice for each part, with the part's own texts; the notice as it is, unless its first language with parts counts
 * as divided. Languages are joined by the order of their parts; one that has another number of them is left out.
 */
export function dividedNotice(
  notice: PublisherNotice,
  partsOf: (text: NoticeText) => readonly NoticeText[],
  isDivided: (division: Division) => boolean,
): readonly PublisherNotice[] {
  const divisions = LANGUAGES.flatMap((language) => {
    const text = notice.texts.get(language)
    const parts = text ? partsOf(text) : []
    return text && parts.length > 0 ? [{ language, text, parts }] : []
  })
  const first = divisions.find(({ language }) => language === 'zh-Hans') ?? divisions[0]
  if (!first || !isDivided(first)) return [notice]
  const same = divisions.filter(({ parts }) => parts.length === first.parts.length)
  return first.parts.map((_, index) => ({
    ...notice,
    texts: new Map(same.flatMap(({ language, parts }) => (parts[index] ? [[language, parts[index]]] : []))),
  }))
}
