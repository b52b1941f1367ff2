import { oncePer } from '../notice/once-per.ts'
import { ANNOUNCEMENT_WORDS } from '../words/notice-rules.ts'
import { TIME_WORDS } from '../words/time-words.ts'
import { clockWithin, statedClock, type UnmarkedClock } from './notice-clock.ts'
import { readParts } from './notice-parts.ts'
import { foldedLines, foldNotice, type NoticeSpan } from './notice-time.ts'

/** How far below its label a time is looked for: the header cells of a table may be between them. */
const LINES_BELOW = 12

/** A line that begins another part of the notice than the one the label names. */
const NEXT_PART = /^(?:[✦〓※●◆■▌]|【[^】]*】$)/u
/** A line that is a heading by itself, so that nothing under the label was its time. */
const HEADING = /^[✦〓]/u

/** Longer than any text with the times of one label. */
const LONGEST_SECTION = 3000

/** More than the name of a part of a notice has. */
const LONGEST_HEADING = 40

/** A span of time and the line of the label that introduces it. */
export interface LabelledSpan {
  readonly line: number
  readonly span: NoticeSpan
}

/**
 * Every span that one of `labels` introduces ("活动时间", "Event Duration"), in the order of the notice. The time is
 * after the label on its line, or on the lines below it; a table gives one cell a line.
 *
 * @param lines the plain lines of a notice, empty ones left out
 * @param labels matched against folded lines
 */
export function labelledSpans(
  lines: readonly string[],
  labels: readonly RegExp[],
  unmarked: UnmarkedClock = 'server',
): readonly LabelledSpan[] {
  return spansBehind(lines, (folded) => behindLabel(folded, labels), unmarked)
}

/** Every span under a heading that introduces a time, whatever it is called, unless it is the time of something else. */
export function headedSpans(lines: readonly string[]): readonly LabelledSpan[] {
  return spansBehind(lines, behindHeading, 'server')
}

const WORDS = /^[^\p{L}\p{N}【[「]{0,3}(?<words>\p{L}[\p{L}' ~]{1,30}): ?(?<time>[^:]*\d.*)$/u

/** Words in front of a colon that introduce a range, whatever they are, unless it is the time of something else. */
export function looseLabelSpans(lines: readonly string[]): readonly LabelledSpan[] {
  return foldedLines(lines).flatMap((text, line) => {
    const { words = '', time = '' } = WORDS.exec(text)?.groups ?? {}
    if (!/\d/.test(time) || ANNOUNCEMENT_WORDS.otherPeriod.test(words)) return []
    const span = readParts(time)
    return span?.kind === 'range' ? [{ line, span }] : []
  })
}

/** The ranges that single lines state, those under the time of something else left out. */
export const looseRanges = oncePer((lines: readonly string[]): readonly LabelledSpan[] => {
  const folded = foldedLines(lines)
  const unmarked = clockOf(folded, 'server')
  return folded.flatMap((text, line) => {
    const span = readParts(text, unmarked)
    if (span?.kind !== 'range') return []
    const about = [text, folded[line - 1] ?? ''].map(withoutVersions)
    return about.some((one) => ANNOUNCEMENT_WORDS.otherPeriod.test(one)) ? [] : [{ line, span }]
  })
})

/** "After the 4.6 update" announces no update. */
export function withoutVersions(folded: string): string {
  const { opening, maintenance, close } = TIME_WORDS
  return [...opening, ...maintenance, ...close].reduce((text, word) => text.replace(word, ' '), folded)
}

function spansBehind(
  lines: readonly string[],
  behindOf: (folded: string) => string | null,
  unmarked: UnmarkedClock,
): readonly LabelledSpan[] {
  const folded = foldedLines(lines)
  const stated = clockOf(folded, unmarked)
  return folded.flatMap((text, index) => {
    const behind = behindOf(text)
    if (behind === null) return []
    // "Event Duration (UTC+8)": the label names the clock of the times below it.
    const clock = clockWithin(behind) ?? stated
    const span = readParts(behind, clock) ?? readParts(below(lines, index), clock)
    return span === null ? [] : [{ line: index, span }]
  })
}

function clockOf(folded: readonly string[], unmarked: UnmarkedClock): UnmarkedClock {
  return unmarked === 'server' ? (statedClock(folded) ?? unmarked) : unmarked
}

/** What follows the label on its line, maybe nothing; `null` for a line without a label. */
function behindLabel(folded: string, labels: readonly RegExp[]): string | null {
  for (const label of labels) {
    const match = label.exec(folded)
    if (match) return folded.slice(match.index + match[0].length)
  }
  return null
}

/** A short text in marks, in front of a colon, or alone on its line. */
const HEADING_TEXT = /^[^\p{L}\p{N}]*(?<text>[^〓【】[\]✦:]+?)(?:[〓】\]✦]+:?|:(?!\d)|$)/u

function behindHeading(folded: string): string | null {
  const { period, otherPeriod } = ANNOUNCEMENT_WORDS
  const match = HEADING_TEXT.exec(folded)
  const text = match?.groups?.text ?? ''
  if (!match || text.length > LONGEST_HEADING || /\d{4}/.test(text)) return null
  if (!period.test(text) || otherPeriod.test(text)) return null
  return `${/\([^()]*\)/.exec(text)?.[0] ?? ''}${folded.slice(match[0].length)}`
}

function below(lines: readonly string[], label: number): string {
  const [first, ...others] = lines.slice(label + 1, label + 1 + LINES_BELOW)
  if (first === undefined || HEADING.test(first)) return ''
  const end = others.findIndex((line) => NEXT_PART.test(line))
  return foldNotice([first, ...(end < 0 ? others : others.slice(0, end))].join(' ').slice(0, LONGEST_SECTION))
}
