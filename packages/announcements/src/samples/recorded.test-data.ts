import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Language, type NamedLanguage, namedLanguages } from '@ephemeris/core/language/language'
import fc from 'fast-check'
import type { NoticeText, PublisherNotice } from '../notice/notice.ts'
import { recordingsIn } from '../report/recorded-folder.ts'
import { noticesOf, SAMPLES } from './sample.test-data.ts'

/** Every notice of the samples, and of other recordings where there are any. */
export const NOTICES = [...SAMPLES.flatMap(noticesOf), ...recordedElsewhere()]

function recordedElsewhere(): readonly PublisherNotice[] {
  const folder = path.resolve(import.meta.dirname, '../../../../../shared/fixtures')
  const folders = ['archives', 'notices3'].map((name) => path.join(folder, name)).filter((one) => existsSync(one))
  return folders.flatMap(recordingsIn).flatMap(({ notices }) => notices)
}

const LETTERS: Readonly<Record<NamedLanguage, string>> = {
  ...{ en: 'abcdefghijklmnopqrstuvwxyz', fr: 'abcdefghijklmnopqrstuvwxyzéèàç' },
  ...{ 'zh-Hans': '天地玄黄宇宙洪荒日月盈昃辰宿列张寒暑', 'zh-Hant': '天地玄黃宇宙洪荒日月盈昃辰宿列張寒暑' },
  ...{ ja: 'あいうえおかきくけこさしすせそアイウエオ山川海空', ko: '가나다라마바사아자차카타파하거너더러' },
}

/** A word of one language that no one knows. */
export const inventedWord = (language: NamedLanguage) =>
  fc
    .array(fc.constantFrom(...LETTERS[language]), { minLength: 3, maxLength: 8 })
    .map(([first = '', ...rest]) => [first.toUpperCase(), ...rest].join(''))

/** Words of a language in one text. */
export const joined = (language: NamedLanguage) => (words: readonly string[]) =>
  words.join(/^(?:en|fr|ko)$/.test(language) ? ' ' : '')

/** A name of one to three such words. */
export const inventedName = fc
  .constantFrom(...namedLanguages())
  .chain((language) => fc.array(inventedWord(language), { minLength: 1, maxLength: 3 }).map(joined(language)))

/** A notice with other words in its lines, and in its titles. */
export function reworded(
  notice: PublisherNotice,
  { line, title = line }: { readonly line: (line: string) => string; readonly title?: (title: string) => string },
): PublisherNotice {
  const texts = [...notice.texts].map(([language, text]): [Language, NoticeText] => [
    language,
    { ...text, title: title(text.title), subtitle: title(text.subtitle), lines: text.lines.map(line) },
  ])
  return { ...notice, texts: new Map(texts) }
}
