import { LANGUAGES, type Language } from '@ephemeris/core/language/language'
import { foldNotice } from '../notice/folded.ts'
import type { NoticeText, PublisherNotice } from '../notice/notice.ts'
import { oncePer } from '../notice/once-per.ts'
import { ANNOUNCEMENT_RULES, ANNOUNCEMENT_WORDS } from '../words/notice-rules.ts'
import { QUOTED } from '../words/quotation-marks.ts'
import { TIME_WORDS } from '../words/time-words.ts'
import { activityName } from './notice-name.ts'
import { Passage, passagesOf, type UnmarkedClock } from './passage.ts'
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
export interface LabelledSpan {
  readonly line: number
  readonly span: NoticeSpan
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
 * @param lines the plain lines of a notice, empty ones left out
 * @param labels matched against folded lines
 */
export function labelledSpans(
  lines: readonly string[],
  labels: readonly RegExp[],
  unmarked: UnmarkedClock = 'server',
): readonly LabelledSpan[] {
  return introducedSpans(lines, (line) => behindLabel(line, labels), unmarked)
}

/** Every span under a heading that introduces a time, whatever it is called, unless it is the time of something else. */
export function headedSpans(lines: readonly string[]): readonly LabelledSpan[] {
  return introducedSpans(lines, behindHeading, 'server')
}

function introducedSpans(
  lines: readonly string[],
  introducedBy: (line: Passage) => Introduced | null,
  unmarked: UnmarkedClock,
): readonly LabelledSpan[] {
  const passages = passagesOf(lines)
  const stated = clockOf(passages, unmarked)
  return passages.flatMap((passage, line) => {
    const introduced = introducedBy(passage)
    if (introduced === null) return []
    const clock = introduced.clock ?? stated
    const span = spanIn(introduced.behind, clock) ?? spanIn(below(passages, line), clock)
    return span === null ? [] : [{ line, span }]
  })
}

/** `null` for a line without a label. */
function behindLabel(line: Passage, labels: readonly RegExp[]): Introduced | null {
  for (const label of labels) {
    const match = label.exec(line.text)
    if (!match) continue
    const behind = line.part(match.index + match[0].length)
    return { behind, clock: behind.clock }
  }
  return null
}

/** A short text in marks, in front of a colon, or alone on its line. */
const HEADING_TEXT = /^[^\p{L}\p{N}]*(?<text>[^〓【】[\]✦:]+?)(?:[〓】\]✦]+:?|:(?!\d)|$)/u

function behindHeading(line: Passage): Introduced | null {
  const { period, otherPeriod } = ANNOUNCEMENT_WORDS
  const match = HEADING_TEXT.exec(line.text)
  const text = match?.groups?.text ?? ''
  if (!match || text.length > LONGEST_HEADING || /\d{4}/.test(text)) return null
  if (!period.test(text) || otherPeriod.test(text)) return null
  return { behind: line.part(match[0].length), clock: line.clock }
}

function below(lines: readonly Passage[], label: number): Passage {
  const [first, ...others] = lines.slice(label + 1, label + 1 + LINES_BELOW)
  if (first === undefined || HEADING.test(first.text)) return Passage.of([])
  const end = others.findIndex(({ text }) => NEXT_PART.test(text))
  return Passage.of([first, ...(end < 0 ? others : others.slice(0, end))])
}

const WORDS = /^[^\p{L}\p{N}】[「]{0,3}(?<words>\p{L}[\p{L}' ~]{1,30}): ?(?=[^:]*\d)/u

/** Words in front of a colon that introduce a range, whatever they are, unless it is the time of something else. */
export function looseLabelSpans(lines: readonly string[]): readonly LabelledSpan[] {
  return passagesOf(lines).flatMap((passage, line) => {
    const match = WORDS.exec(passage.text)
    if (!match || ANNOUNCEMENT_WORDS.otherPeriod.test(match.groups?.words ?? '')) return []
    const span = rangeIn(passage.part(match[0].length))
    return span === null ? [] : [{ line, span }]
  })
}

/** The ranges that single lines state, those under the time of something else left out. */
export const looseRanges = oncePer(
  (lines: readonly string[]): readonly (LabelledSpan & { readonly span: NoticeRange })[] => {
    const passages = passagesOf(lines)
    const unmarked = clockOf(passages, 'server')
    return passages.flatMap((passage, line) => {
      const span = rangeIn(passage, unmarked)
      const about = [passage.text, passages[line - 1]?.text ?? ''].map(withoutVersions)
      return span === null || about.some((one) => ANNOUNCEMENT_WORDS.otherPeriod.test(one)) ? [] : [{ line, span }]
    })
  },
)

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

/** Chinese first: it is the original, and the first to be right. */
export const READING_ORDER: readonly Language[] = ['zh-Hans', ...LANGUAGES.filter((language) => language !== 'zh-Hans')]

export function textsInOrder(notice: PublisherNotice): readonly NoticeText[] {
  return READING_ORDER.flatMap((language) => notice.texts.get(language) ?? [])
}

/**
 * The time of the activity that a notice announces: behind its name, else under a label of its game, else under any
 * heading that speaks of a time, else the only range that its lines state.
 */
export function spanOf(notice: PublisherNotice): NoticeSpan | null {
  const { named, labelled, headed } = statedIn(notice)
  const own = named.find(({ span }) => span.kind === 'range')
  if (own) return own.span
  const whole = labelled.filter(({ isWhole }) => isWhole)
  if (whole.some(isDecided)) return chosen(whole)
  if (headed.some(({ span }) => span.kind === 'range')) return chosen(headed)
  if (labelled.some(isDecided)) return chosen(labelled)
  if (headed.some(isDecided)) return chosen(headed)
  return onlyRange(notice) ?? chosen(labelled) ?? chosen(headed)
}

/** The season of a challenge mode whose notice says nothing but when it is renewed, and until when. */
export function seasonOf(notice: PublisherNotice): NoticeSpan | null {
  const seasons = textsInOrder(notice).flatMap(({ lines }) => labelledSpans(lines, ANNOUNCEMENT_WORDS.season))
  return seasons.find(({ span }) => span.kind === 'range')?.span ?? null
}

/** Whether a label or heading introduces a range of time, and nothing in the notice stays. */
export function hasPeriod(notice: PublisherNotice): boolean {
  const { labelled, headed } = statedIn(notice)
  const spans = [...labelled, ...headed].map(({ span }) => span.kind)
  return spans.includes('range') && !spans.includes('permanent')
}

/**
 * The ranges that a notice states for the activity where `spanOf` takes one of several: those under the same label, and in
 * each language the first. (ANN-78)
 */
export function rivalRanges(notice: PublisherNotice): readonly NoticeRange[] {
  const { labelled, headed } = statedIn(notice)
  const stated = labelled.some(isDecided) ? labelled : headed
  const ranges = stated.flatMap(({ span, ...rest }) => (span.kind === 'range' ? [{ ...rest, span }] : []))
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
  const texts = READING_ORDER.flatMap((language) => {
    const text = notice.texts.get(language)
    return text ? [{ language, lines: text.lines, name: activityName(text, language) }] : []
  })
  const stated = (spansIn: (lines: readonly string[], name: string) => readonly LabelledSpan[]) =>
    texts.flatMap(({ language, lines, name }): readonly StatedSpan[] =>
      spansIn(lines, name).map(({ line, span }) => {
        const label = lines[line] ?? ''
        return {
          ...{ span, language, label: /^\D*/.exec(label)?.[0].trim() ?? '', isNamed: label.includes(name) },
          isWhole: timeLabels.some((one) => isFirst(one, foldNotice(label))),
        }
      }),
    )
  return {
    named: stated(behindName),
    labelled: stated((lines) => labelledSpans(lines, timeLabels)),
    headed: stated(headedSpans),
  }
})

/** Whether no letter is in front of a word. */
function isFirst(word: RegExp, folded: string): boolean {
  const at = folded.search(word)
  return at >= 0 && !/\p{L}/u.test(folded.slice(0, at))
}

/** `Cubie Derby: 2025/05/14 08:00 – 2025/05/26 03:59` */
function behindName(lines: readonly string[], name: string): readonly LabelledSpan[] {
  const named = lines.map((line) => (line.startsWith(`${name}:`) || line.startsWith(`${name}：`) ? line : ''))
  return named.some((line) => line !== '') ? labelledSpans(named, [/:/u]) : []
}

/** A start without an end decides nothing. */
function isDecided({ span }: StatedSpan): boolean {
  return span.kind !== 'open'
}

/** The first range in the first language that states one, rather one that names the activity; else what comes first. */
function chosen(stated: readonly StatedSpan[]): NoticeSpan | null {
  const ranges = stated.filter(({ span }) => span.kind === 'range')
  return (ranges.find(({ isNamed }) => isNamed) ?? ranges[0] ?? stated[0])?.span ?? null
}

/** The range that all ranges of the first language with one are; a notice about something permanent has none. */
export function onlyRange(notice: PublisherNotice): NoticeSpan | null {
  for (const { lines } of textsInOrder(notice)) {
    if (passagesOf(lines).some(({ text }) => TIME_WORDS.permanent.test(text.replace(QUOTED, '')))) return null
    const spans = looseRanges(lines).map(({ span }) => span)
    if (spans[0]) return countOf(spans) === 1 ? spans[0] : null
  }
  return null
}

/** How many different ones there are. */
function countOf(spans: readonly NoticeSpan[]): number {
  return new Set(spans.map((span) => JSON.stringify(span))).size
}

/** Where the lines of a notice state several ranges, the one of the first line that holds one of the names. */
export function rangeNaming(notice: PublisherNotice, names: readonly string[]): NoticeSpan | null {
  for (const { lines } of textsInOrder(notice)) {
    const ranges = looseRanges(lines)
    if (countOf(ranges.map(({ span }) => span)) < 2) continue
    const named = ranges.find(({ line }) => names.some((name) => lines[line]?.includes(name)))
    if (named) return named.span
  }
  return null
}
