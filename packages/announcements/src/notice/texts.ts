import { LANGUAGES, type Language, type PartialText } from '@ephemeris/core/language/language'
import { fullDates } from '../times/full-dates.ts'
import { activityName, withoutName } from '../times/notice-name.ts'
import { type Passage, passageOf } from '../times/passage.ts'
import { foldNotice, oncePer } from './folded.ts'
import { momentOf, type NoticeText, type PublisherNotice } from './notice.ts'

/** A text of a notice, read once: all that its readers ask for. */
export interface ReadText extends NoticeText {
  readonly language: Language
  /** What its activity is called. */
  readonly name: string
  /** The name that the title puts in marks; `null`: none. */
  readonly own: string | null
  /** Title and subtitle, folded. */
  readonly titles: readonly string[]
  /** … without `own` and further names in such marks, whose words say nothing about the kind of a notice. (ANN-70) */
  readonly outside: readonly string[]
  /** As they are written, but with all dates in one form. (ANN-48) */
  readonly lines: readonly string[]
  /** The lines as tokens. */
  readonly passages: readonly Passage[]
}

/** Chinese first: it is the original, and the first to be right. */
export const READING_ORDER: readonly Language[] = ['zh-Hans', ...LANGUAGES.filter((language) => language !== 'zh-Hans')]

/** The texts of a notice, in that order. */
export const textsOf = oncePer((notice: PublisherNotice): readonly ReadText[] => {
  const shown = momentOf(notice.shownFrom)
  return READING_ORDER.flatMap((language) => {
    const text = notice.texts.get(language)
    if (text === undefined) return []
    const lines = text.lines.map((line) => fullDates(line, { language, shown }))
    const { own, title, subtitle } = withoutName(text)
    return {
      ...{ ...text, language, own, name: activityName(text, language), lines },
      passages: lines.map((line) => passageOf(foldNotice(line))),
      titles: [text.title, text.subtitle].map(foldNotice),
      outside: [title, subtitle].map(foldNotice),
    }
  })
})

/** What each text says; those that say nothing are left out. */
export function inEach(notice: PublisherNotice, pick: (text: ReadText) => string | null): PartialText {
  const picked = new Map(textsOf(notice).map((text) => [text.language, pick(text)]))
  return Object.fromEntries(
    [...notice.texts.keys()].flatMap((one) => (picked.get(one) ? [[one, picked.get(one)]] : [])),
  )
}

/** Titles and subtitles in every language, folded. */
export function titlesOf(notice: PublisherNotice): readonly string[] {
  return textsOf(notice).flatMap(({ titles }) => titles)
}

/** Whether a line in any language fits. */
export function hasLine(notice: PublisherNotice, word: RegExp): boolean {
  return textsOf(notice).some(({ passages }) => passages.some(({ text }) => word.test(text)))
}

/**
 * One notice for each part, with the part's own texts; the notice as it is, unless its first language with parts counts
 * as divided. Languages are joined by the order of their parts; one that has another number of them is left out.
 */
export function dividedNotice(
  notice: PublisherNotice,
  partsOf: (text: ReadText) => readonly NoticeText[],
  isDivided: (parts: readonly NoticeText[], text: ReadText) => boolean,
): readonly PublisherNotice[] {
  const divided = textsOf(notice).map((text) => ({ text, parts: partsOf(text) }))
  const first = divided.find(({ parts }) => parts.length > 0)
  if (!first || !isDivided(first.parts, first.text)) return [notice]
  const same = new Map(divided.map(({ text, parts }) => [text.language, parts]))
  return first.parts.map((_, index) => ({
    ...notice,
    texts: new Map(
      LANGUAGES.flatMap((language) => {
        const parts = same.get(language)
        const part = parts?.length === first.parts.length ? parts[index] : undefined
        return part ? [[language, part]] : []
      }),
    ),
  }))
}
