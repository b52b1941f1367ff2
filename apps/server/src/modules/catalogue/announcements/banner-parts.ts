import { foldNotice } from '@ephemeris/core/announcements/notice-time'
import { LANGUAGES, type Language } from '@ephemeris/core/language/language'
import { ANNOUNCEMENT_RULES, ANNOUNCEMENT_WORDS, type AnnouncementRules } from '@ephemeris/gamedata/announcement-rules'
import type { NoticeText, PublisherNotice } from './notice.ts'

/** A note or another section, unless that tells its time, ends what a notice says about a banner. */
function isEnd(line: string): boolean {
  if (line.startsWith('※')) return true
  // A heading in marks that names a banner behind them is none: "【前半】独占チャンネル「…」".
  return /^【[^】]*】$/u.test(line) && !ANNOUNCEMENT_WORDS.period.some((word) => word.test(line))
}

/** A heading has fewer words around the name of its banner, and no sentence. */
const LONGEST_AROUND = 60
const SENTENCE = /[。!?;；，,、]|\.(?!\d)(?=\s|$)/u
const QUOTED = /[「『"“«[]\s*(?<name>[^「」『』"“”«»[\]]+?)\s*[」』"”»\]]/gu

/** What stands in front of the first comma outside quotation marks names the banner; the rest of the line is about it. */
const TITLE = /^(?:[「『"“«[][^」』”"»\]]*[」』”"»\]]|[^，,])*/u

/**
 * One notice for each banner of a notice that announces several ("Version 4.5 Event Warp: Phase II"): its own lines
 * under its own name. A notice that is named like its only banner, or that names none in its text, stays as it is.
 *
 * Languages are joined by the order of their banners; one that lists another number of banners is left out.
 */
export function separateBanners(notice: PublisherNotice): readonly PublisherNotice[] {
  const rules = ANNOUNCEMENT_RULES[notice.gameId]
  const byLanguage = LANGUAGES.flatMap((language) => {
    const text = notice.texts.get(language)
    return text ? [{ language, parts: partsOf(text, rules) }] : []
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

/** The name in a line that begins a banner; `null` for every other line. */
function bannerNamed(folded: string, { bannerHeads, bannerWords }: AnnouncementRules): string | null {
  const named = bannerHeads.map((head) => head.exec(folded)?.groups?.name).find((one) => one !== undefined)
  if (named !== undefined) return named
  const [quoted, ...more] = Array.from(folded.matchAll(QUOTED))
  if (!quoted || more.length > 0 || isEnd(folded)) return null
  const around = folded.replace(quoted[0], ' ')
  if (around.length > LONGEST_AROUND) return null
  return bannerWords.test(around) && !SENTENCE.test(around) ? (quoted.groups?.name ?? null) : null
}

function partsOf(text: NoticeText, rules: AnnouncementRules): readonly BannerPart[] {
  const found = text.lines.flatMap((line, index) => {
    const name = bannerNamed(foldNotice(line), rules)
    return name === null ? [] : [{ name: name.trim(), index }]
  })
  // A sentence under the heading says the same name again.
  const starts = found.filter(({ name }, index) => found.findIndex((one) => one.name === name) === index)
  return starts.map(({ name, index }, order) => {
    const lines = text.lines.slice(index, starts[order + 1]?.index)
    const end = lines.findIndex(isEnd)
    const title = TITLE.exec(lines[0] ?? '')?.[0] ?? ''
    return { name, text: { ...text, title, subtitle: '', lines: end < 0 ? lines : lines.slice(0, end) } }
  })
}
