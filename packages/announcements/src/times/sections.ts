import type { Language } from '@ephemeris/core/language/language'
import { foldNotice, oncePer } from '../notice/folded.ts'
import type { PublisherNotice } from '../notice/notice.ts'
import { type ReadText, textsOf } from '../notice/texts.ts'
import { ANNOUNCEMENT_RULES } from '../words/notice-rules.ts'
import { ANNOUNCEMENT_WORDS, QUOTED, TIME_WORDS } from '../words/words.ts'
import { Passage, passageOf, type UnmarkedClock } from './passage.ts'
import { type NoticeRange, type NoticeSpan, rangeIn, spanIn } from './span.ts'

/** How far below its label a time is looked for: the header cells of a table may be between them. */
const LINES_BELOW = 12
/** A line that begins another part of the notice than the one the label names. */
const NEXT_PART = /^(?:[✦〓※●◆■▌]|【[^】]*】$)/u
/** A line that is a heading by itself, so that nothing under the label was its time. */
const HEADING = /^[✦〓]/u
/** More than the name of a part of a notice has. */
const LONGEST_HEADING = 40

/** A span of time and the line of the label that introduces it. */
export interface LabelledSpan<S extends NoticeSpan = NoticeSpan> {
  readonly line: number
  readonly span: S
}

/** What a label introduces: behind it on its line, or below, on a clock that the label may name. */
interface Introduced {
  readonly behind: Passage
  readonly clock: UnmarkedClock | null
}

/**
 * Every span that one of `labels` introduces ("活动时间", "Event Duration"), in the order of the notice. The time is
 * after the label on its line, or on the lines below it; a table gives one cell a line.
 *
 * @param labels matched against folded lines
 */
export function labelledSpans(
  lines: readonly Passage[],
  labels: readonly RegExp[],
  unmarked: UnmarkedClock = 'server',
): readonly LabelledSpan[] {
  const behindLabel = (line: Passage): Introduced | null => {
    const match = labels.map((label) => label.exec(line.text)).find((one) => one !== null)
    const behind = match && line.part(match.index + match[0].length)
    return behind ? { behind, clock: behind.clock } : null
  }
  return introducedSpans(lines, behindLabel, unmarked)
}

/** A short text in marks, in front of a colon, or alone on its line. */
const HEADING_TEXT = /^[^\p{L}\p{N}]*(?<text>[^〓【】[\]✦:]+?)(?:[〓】\]✦]+:?|:(?!\d)|$)/u

/** Every span under a heading that introduces a time, whatever it is called, unless it is the time of something else. */
export function headedSpans(lines: readonly Passage[]): readonly LabelledSpan[] {
  const { period, otherPeriod } = ANNOUNCEMENT_WORDS
  const behindHeading = (line: Passage): Introduced | null => {
    const match = HEADING_TEXT.exec(line.text)
    const text = match?.groups?.text ?? ''
    if (!match || text.length > LONGEST_HEADING || /\d{4}/.test(text)) return null
    if (!period.test(text) || otherPeriod.test(text)) return null
    return { behind: line.part(match[0].length), clock: line.clock }
  }
  return introducedSpans(lines, behindHeading, 'server')
}

function introducedSpans(
  lines: readonly Passage[],
  introducedBy: (line: Passage) => Introduced | null,
  unmarked: UnmarkedClock,
): readonly LabelledSpan[] {
  const stated = clockOf(lines, unmarked)
  return lines.flatMap((passage, line) => {
    const introduced = introducedBy(passage)
    if (introduced === null) return []
    const clock = introduced.clock ?? stated
    const span = spanIn(introduced.behind, clock) ?? spanIn(below(lines, line), clock)
    return span === null ? [] : [{ line, span }]
  })
}

function below(lines: readonly Passage[], label: number): Passage {
  const [first, ...others] = lines.slice(label + 1, label + 1 + LINES_BELOW)
  if (first === undefined || HEADING.test(first.text)) return Passage.of([])
  const end = others.findIndex(({ text }) => NEXT_PART.test(text))
  return Passage.of([first, ...(end < 0 ? others : others.slice(0, end))])
}

const WORDS = /^[^\p{L}\p{N}】[「]{0,3}(?<words>\p{L}[\p{L}' ~]{1,30}): ?(?=[^:]*\d)/u

/** Words in front of a colon that introduce a range, whatever they are, unless it is the time of something else. */
export function unknownLabelSpans(lines: readonly Passage[]): readonly LabelledSpan[] {
  return lines.flatMap((passage, line) => {
    const match = WORDS.exec(passage.text)
    if (!match || ANNOUNCEMENT_WORDS.otherPeriod.test(match.groups?.words ?? '')) return []
    const span = rangeIn(passage.part(match[0].length))
    return span === null ? [] : [{ line, span }]
  })
}

/** The ranges that single lines state, those under the time of something else left out. */
export const lineRanges = oncePer((lines: readonly Passage[]): readonly LabelledSpan<NoticeRange>[] => {
  const unmarked = clockOf(lines, 'server')
  return lines.flatMap((passage, line) => {
    const span = rangeIn(passage, unmarked)
    const about = [passage.text, lines[line - 1]?.text ?? ''].map(withoutVersions)
    return span === null || about.some((one) => ANNOUNCEMENT_WORDS.otherPeriod.test(one)) ? [] : [{ line, span }]
  })
})

/** "After the 4.6 update" announces no update. */
export function withoutVersions(folded: string): string {
  const { opening, maintenance, close } = TIME_WORDS
  return [...opening, ...maintenance, ...close].reduce((text, word) => text.replace(word, ' '), folded)
}

/** The clock on which a notice says that all of its times are. */
function clockOf(lines: readonly Passage[], unmarked: UnmarkedClock): UnmarkedClock {
  if (unmarked !== 'server') return unmarked
  return lines.find(({ text }) => TIME_WORDS.clockStatements.test(text))?.clock ?? unmarked
}

/**
 * The time of the activity that a notice announces: behind its name, else under a label of its game, else under any
 * heading that speaks of a time, else the only range that its lines state.
 */
export function spanOf(notice: PublisherNotice): NoticeSpan | null {
  const { named, labelled, headed } = statedIn(notice)
  const own = named.find(isRange)
  if (own) return own.span
  const whole = labelled.filter(({ isWhole }) => isWhole)
  if (whole.some(isDecided)) return chosen(whole)
  if (headed.some(isRange)) return chosen(headed)
  if (labelled.some(isDecided)) return chosen(labelled)
  if (headed.some(isDecided)) return chosen(headed)
  return onlyRange(notice) ?? chosen(labelled) ?? chosen(headed)
}

/** The season of a challenge mode whose notice says nothing but when it is renewed, and until when. */
export function seasonOf(notice: PublisherNotice): NoticeSpan | null {
  const seasons = textsOf(notice).flatMap(({ passages }) => labelledSpans(passages, [ANNOUNCEMENT_WORDS.season]))
  return seasons.find(isRange)?.span ?? null
}

/** Whether a label or heading introduces a range of time, and nothing in the notice stays. */
export function hasPeriod(notice: PublisherNotice): boolean {
  const { labelled, headed } = statedIn(notice)
  const spans = [...labelled, ...headed]
  return spans.some(isRange) && !spans.some(({ span }) => span.kind === 'permanent')
}

/**
 * The ranges that a notice states for the activity where `spanOf` takes one of several: those under the same label, and in
 * each language the first. (ANN-78)
 */
export function rivalRanges(notice: PublisherNotice): readonly NoticeRange[] {
  const { labelled, headed } = statedIn(notice)
  const ranges = (labelled.some(isDecided) ? labelled : headed).filter(isRange)
  const own = ranges.some(({ isNamed }) => isNamed) ? ranges.filter(({ isNamed }) => isNamed) : ranges
  const firsts = new Map(own.toReversed().map((one) => [one.language, one]))
  return own.flatMap(({ span, language, label }) => (firsts.get(language)?.label === label ? [span] : []))
}

interface StatedSpan {
  readonly span: NoticeSpan
  readonly language: Language
  /** The words in front of the time, or those above it. */
  readonly label: string
  /** Whether nothing stands in front of its label, which may be that of a part: `"Explosion" Quest Duration`. */
  readonly isWhole: boolean
  /** Whether its label names the activity itself. */
  readonly isNamed: boolean
}

/** What a notice states behind the name of its activity, under the labels of its game, and under other headings. */
const statedIn = oncePer((notice: PublisherNotice) => {
  const { timeLabels } = ANNOUNCEMENT_RULES[notice.gameId]
  const stated = (spansIn: (read: ReadText) => readonly LabelledSpan[]) =>
    textsOf(notice).flatMap((read): readonly StatedSpan[] =>
      spansIn(read).map(({ line, span }) => {
        const label = read.lines[line] ?? ''
        return {
          ...{ span, language: read.language, label: /^\D*/.exec(label)?.[0].trim() ?? '' },
          isNamed: label.includes(read.name),
          isWhole: timeLabels.some((one) => isFirst(one, foldNotice(label))),
        }
      }),
    )
  return {
    named: stated(behindName),
    labelled: stated(({ passages }) => labelledSpans(passages, timeLabels)),
    headed: stated(({ passages }) => headedSpans(passages)),
  }
})

/** Whether no letter is in front of a word. */
function isFirst(word: RegExp, folded: string): boolean {
  const at = folded.search(word)
  return at >= 0 && !/\p{L}/u.test(folded.slice(0, at))
}

/** `Cubie Derby: 2025/05/14 08:00 – 2025/05/26 03:59` */
function behindName({ name, lines, passages }: ReadText): readonly LabelledSpan[] {
  const isNamed = lines.map((line) => line.startsWith(`${name}:`) || line.startsWith(`${name}：`))
  if (!isNamed.includes(true)) return []
  return labelledSpans(
    passages.map((line, index) => (isNamed[index] ? line : passageOf(''))),
    [/:/u],
  )
}

function isRange<T extends { readonly span: NoticeSpan }>(stated: T): stated is T & { readonly span: NoticeRange } {
  return stated.span.kind === 'range'
}

/** A start without an end decides nothing. */
function isDecided({ span }: StatedSpan): boolean {
  return span.kind !== 'open'
}

/** The first range in the first language that states one, rather one that names the activity; else what comes first. */
function chosen(stated: readonly StatedSpan[]): NoticeSpan | null {
  const ranges = stated.filter(isRange)
  return (ranges.find(({ isNamed }) => isNamed) ?? ranges[0] ?? stated[0])?.span ?? null
}

/** The range that all ranges of the first language with one are; a notice about something permanent has none. */
export function onlyRange(notice: PublisherNotice): NoticeSpan | null {
  for (const { passages } of textsOf(notice)) {
    if (passages.some(({ text }) => TIME_WORDS.permanent.test(text.replace(QUOTED, '')))) return null
    const [first, ...others] = lineRanges(passages)
    if (first) return others.every(({ span }) => isSameSpan(span, first.span)) ? first.span : null
  }
  return null
}

function isSameSpan(one: NoticeSpan, other: NoticeSpan): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Where the lines of a notice state several ranges, the one of the first line that holds one of the names. */
export function rangeNaming(notice: PublisherNotice, names: readonly string[]): NoticeSpan | null {
  for (const { lines, passages } of textsOf(notice)) {
    const ranges = lineRanges(passages)
    const [first] = ranges
    if (!first || ranges.every(({ span }) => isSameSpan(span, first.span))) continue
    const named = ranges.find(({ line }) => names.some((name) => lines[line]?.includes(name)))
    if (named) return named.span
  }
  return null
}
