import { foldNotice } from '@ephemeris/core/announcements/notice-time'
import { LANGUAGES, type Language } from '@ephemeris/core/language/language'
import { ANNOUNCEMENT_RULES } from '@ephemeris/gamedata/announcement-rules'
import type { NoticeText, PublisherNotice } from './notice.ts'

/** A note or another section ends what a notice says about a banner. */
const END = /^[※【]/u

/** What stands in front of the first comma names the banner; the rest of the line is about it. */
const CLAUSE = /[，,]/u

/**
 * One notice for each banner of a notice that announces several ("Version 4.5 Event Warp: Phase II"): its own lines
 * under its own name. A notice that is named like its only banner, or that names none in its text, stays as it is.
 *
 * Languages are joined by the order of their banners; one that lists another number of banners is left out.
 */
export function separateBanners(notice: PublisherNotice): readonly PublisherNotice[] {
  const heads = ANNOUNCEMENT_RULES[notice.gameId].bannerHeads
  const byLanguage = LANGUAGES.flatMap((language) => {
    const text = notice.texts.get(language)
    return text ? [{ language, parts: partsOf(text, heads) }] : []
  })
  const main = byLanguage.find(({ language, parts }) => language === 'zh-Hans' && parts.length > 0)
  const first = main ?? byLanguage.find(({ parts }) => parts.length > 0)
  if (!first || isNamedLike(notice, first)) return [notice]
  const others = byLanguage.filter(({ parts }) => parts.length === first.parts.length)
  return first.parts.map((_, index) => ({
    ...notice,
    texts: new Map(others.flatMap(({ language, parts }) => (parts[index] ? [[language, parts[index].text]] : []))),
  }))
}

interface BannerPart {
  readonly name: string
  readonly text: NoticeText
}

interface InLanguage {
  readonly language: Language
  readonly parts: readonly BannerPart[]
}

function isNamedLike({ texts }: PublisherNotice, { language, parts }: InLanguage): boolean {
  const [only, ...more] = parts
  return only !== undefined && more.length === 0 && (texts.get(language)?.title.includes(only.name) ?? false)
}

function partsOf(text: NoticeText, heads: readonly RegExp[]): readonly BannerPart[] {
  const found = text.lines.flatMap((line, index) => {
    const folded = foldNotice(line)
    const name = heads.map((head) => head.exec(folded)?.groups?.name).find((one) => one !== undefined)
    return name === undefined ? [] : [{ name: name.trim(), index }]
  })
  // A sentence under the heading says the same name again.
  const starts = found.filter(({ name }, index) => found.findIndex((one) => one.name === name) === index)
  return starts.map(({ name, index }, order) => {
    const lines = text.lines.slice(index, starts[order + 1]?.index)
    const end = lines.findIndex((line) => END.test(line))
    const title = (lines[0] ?? '').split(CLAUSE)[0] ?? ''
    return { name, text: { ...text, title, subtitle: '', lines: end < 0 ? lines : lines.slice(0, end) } }
  })
}
