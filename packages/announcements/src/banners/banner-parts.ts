import { LANGUAGES, type Language } from '@ephemeris/core/language/language'
import type { NoticeText, PublisherNotice } from '../notice/notice.ts'
import { readParts } from '../times/notice-parts.ts'
import { foldNotice } from '../times/notice-time.ts'
import { ANNOUNCEMENT_RULES, type AnnouncementRules } from '../words/notice-rules.ts'
import { TIME_WORDS } from '../words/time-words.ts'
import { type BannerHead, bannerHeads, isEnd } from './banner-heads.ts'

/** The text before the first comma outside quotation marks names the banner; the rest of the line is about it. */
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

function partsOf(text: NoticeText, rules: AnnouncementRules): readonly BannerPart[] {
  const found = bannerHeads(text, rules)
  // A sentence under the heading says the same name again.
  const starts = found.filter(({ name }, index) => found.findIndex((one) => one.name === name) === index)
  const lead = isTimeAbove(text.lines, starts) ? 1 : 0
  return starts.map(({ name, line, said }, order) => {
    const next = starts.slice(order + 1).find((other) => other.line > line)
    const lines = text.lines.slice(line, next && next.line - lead)
    const end = lines.findIndex((below, index) => index > 0 && isEnd(below))
    const [head = '', ...below] = end < 0 ? lines : lines.slice(0, end)
    const own = [said ?? head, ...below]
    const isAlone = starts.filter((other) => other.line === line).length === 1
    const title = isAlone ? (TITLE.exec(lines[0] ?? '')?.[0] ?? '') : `「${name}」`
    return {
      name,
      text: { ...text, title, name, subtitle: '', lines: [...text.lines.slice(line - lead, line), ...own] },
    }
  })
}

/** Whether the line above each banner is its time. */
function isTimeAbove(lines: readonly string[], starts: readonly BannerHead[]): boolean {
  return (
    starts.length > 1 &&
    starts.every(({ line }) => readParts(foldNotice(lines[line - 1] ?? ''), TIME_WORDS, 'server')?.kind === 'range')
  )
}
