import { dividedNotice } from '../notice/divided-notice.ts'
import { foldNotice } from '../notice/folded.ts'
import type { NoticeText, PublisherNotice } from '../notice/notice.ts'
import { headedSpans, labelledSpans } from '../times/sections.ts'
import { ANNOUNCEMENT_RULES, ANNOUNCEMENT_WORDS } from '../words/notice-rules.ts'
import { REWARD_WORDS } from '../words/reward-words.ts'
import { TIME_WORDS } from '../words/time-words.ts'

/** How far above its time a part is named. */
const LINES_ABOVE = 3
/** A name in marks that stand on both sides of it. */
const HEADING =
  /^(?:〓\s*(?<bars>[^〓]{2,80}?)\s*〓|✦\s*(?<stars>[^✦]{2,80}?)\s*✦|【\s*(?<brackets>[^【】]{2,80}?)\s*】)$/u

/** A name without any marks, alone on the line above its time; it is no sentence. */
const BARE_NAME =
  /^\p{Lu}[\p{L}\p{N}'’&-]*(?: [\p{L}\p{N}'’&-]+){0,6}(?:: \p{Lu}[\p{L}'’-]*(?: [\p{L}\p{N}'’&-]+){0,4})?$/u

interface Part {
  readonly name: string
  readonly line: number
}

/**
 * One notice for each part of an event whose headings give several names and times: "〓A Thank-You Gift〓 Event
 * Duration: …", "〓Daily Login〓 Event Duration: …". Stages, shops and times to claim are no parts. (ANN-66)
 */
export function headedParts(notice: PublisherNotice): readonly PublisherNotice[] {
  const { timeLabels } = ANNOUNCEMENT_RULES[notice.gameId]
  return dividedNotice(
    notice,
    (text) => partsOf(text, timeLabels),
    ({ parts }) => parts.length > 1,
  )
}

function partsOf(text: NoticeText, labels: readonly RegExp[]): readonly NoticeText[] {
  const stated = [...labelledSpans(text.lines, labels), ...headedSpans(text.lines)]
  const ranges = stated.filter(({ span }) => span.kind === 'range').map((one) => [one.line, one] as const)
  const timed = [...new Map(ranges.toReversed()).values()].sort((one, other) => one.line - other.line)
  const parts = timed.flatMap(({ line }) => headingAbove(text.lines, line) ?? [])
  const times = new Set(timed.map(({ span }) => JSON.stringify(span)))
  const lines = new Set(parts.map(({ line }) => line))
  if (lines.size !== timed.length || times.size !== timed.length) return []
  return parts.map(({ name, line }, index) => ({
    ...text,
    ...{ title: name, name, subtitle: '', lines: text.lines.slice(line + 1, parts[index + 1]?.line) },
  }))
}

function headingAbove(lines: readonly string[], label: number): Part | null {
  for (let line = label - 1; line >= Math.max(0, label - LINES_ABOVE); line -= 1) {
    const { bars, stars, brackets } = HEADING.exec(lines[line] ?? '')?.groups ?? {}
    const name = bars ?? stars ?? brackets
    if (name !== undefined) return isName(foldNotice(name)) ? { name, line } : null
  }
  const name = lines[label - 1] ?? ''
  return BARE_NAME.test(name) && isName(foldNotice(name)) ? { name, line: label - 1 } : null
}

/** Whether a heading names something, and speaks of no period, reward or stage. */
export function isName(folded: string): boolean {
  const { period, otherPeriod } = ANNOUNCEMENT_WORDS
  const words = [period, otherPeriod, REWARD_WORDS.labels, REWARD_WORDS.otherLabels, TIME_WORDS.stages]
  return !words.some((word) => word.test(folded))
}
