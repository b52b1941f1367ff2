import { dividedNotice } from '../notice/divided-notice.ts'
import type { NoticeText, PublisherNotice } from '../notice/notice.ts'
import { readParts } from '../times/notice-parts.ts'
import { foldNotice } from '../times/notice-time.ts'
import { ANNOUNCEMENT_RULES, type AnnouncementRules } from '../words/notice-rules.ts'
import { IN_MARKS } from '../words/quotation-marks.ts'
import { type BannerHead, bannerHeads, isEnd } from './banner-heads.ts'

/** The text before the first comma outside quotation marks names the banner; the rest of the line is about it. */
const TITLE = new RegExp(`^(?:${IN_MARKS}|[^，,])*`, 'u')

/**
 * One notice for each banner of a notice that announces several ("Version 4.5 Event Warp: Phase II"): its own lines
 * under its own name. A notice that is named like its only banner, or that names none in its text, stays as it is.
 */
export function separateBanners(notice: PublisherNotice): readonly PublisherNotice[] {
  const rules = ANNOUNCEMENT_RULES[notice.gameId]
  return dividedNotice(
    notice,
    (text) => partsOf(text, rules),
    ({ text, parts: [only, ...more] }) => more.length > 0 || !text.title.includes(only?.name ?? ''),
  )
}

function partsOf(text: NoticeText, rules: AnnouncementRules): readonly NoticeText[] {
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
    return { ...text, title, name, subtitle: '', lines: [...text.lines.slice(line - lead, line), ...own] }
  })
}

/** Whether the line above each banner is its time. */
function isTimeAbove(lines: readonly string[], starts: readonly BannerHead[]): boolean {
  return starts.length > 1 && starts.every(({ line }) => readParts(foldNotice(lines[line - 1] ?? ''))?.kind === 'range')
}
