import { LANGUAGES, type Language } from '@ephemeris/core/language/language'
import type { NoticeText, PublisherNotice } from '../notice/notice.ts'
import { oncePer } from '../notice/once-per.ts'
import { ANNOUNCEMENT_RULES, ANNOUNCEMENT_WORDS } from '../words/notice-rules.ts'
import { QUOTED } from '../words/quotation-marks.ts'
import { TIME_WORDS } from '../words/time-words.ts'
import { activityName } from './notice-name.ts'
import { headedSpans, type LabelledSpan, labelledSpans, looseRanges } from './notice-section.ts'
import { foldedLines, type NoticeSpan } from './notice-time.ts'

type Range = Extract<NoticeSpan, { kind: 'range' }>

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
  const own = statedIn(notice, behindName).find(({ span }) => span.kind === 'range')
  if (own) return own.span
  const [labelled, headed] = [labelledOf(notice), headedOf(notice)]
  if (labelled.some(isDecided)) return chosen(labelled)
  if (headed.some(isDecided)) return chosen(headed)
  return onlyRange(notice) ?? chosen(labelled) ?? chosen(headed)
}

/** The season of a challenge mode whose notice says nothing but when it is renewed, and until when. */
export function seasonOf(notice: PublisherNotice): NoticeSpan | null {
  const seasons = statedIn(notice, ({ lines }) => labelledSpans(lines, ANNOUNCEMENT_WORDS.season))
  return seasons.find(({ span }) => span.kind === 'range')?.span ?? null
}

/** Whether a label or heading introduces a range of time, and nothing in the notice stays. */
export function hasPeriod(notice: PublisherNotice): boolean {
  const spans = [...labelledOf(notice), ...headedOf(notice)].map(({ span }) => span.kind)
  return spans.includes('range') && !spans.includes('permanent')
}

/**
 * The ranges that a notice states for the activity where `spanOf` takes one of several: those under the same label, and in
 * each language the first. (ANN-78)
 */
export function rivalRanges(notice: PublisherNotice): readonly Range[] {
  const stated = labelledOf(notice).some(isDecided) ? labelledOf(notice) : headedOf(notice)
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
  /** Whether its label names the activity itself. */
  readonly isNamed: boolean
}

function labelledIn({ lines }: NoticeText, { gameId }: PublisherNotice): readonly LabelledSpan[] {
  return labelledSpans(lines, ANNOUNCEMENT_RULES[gameId].timeLabels)
}

/** `Cubie Derby: 2025/05/14 08:00 – 2025/05/26 03:59` */
function behindName({ lines }: NoticeText, _: PublisherNotice, name: string): readonly LabelledSpan[] {
  const named = lines.map((line) => (line.startsWith(`${name}:`) || line.startsWith(`${name}：`) ? line : ''))
  return named.some((line) => line !== '') ? labelledSpans(named, [/:/u]) : []
}

function headedIn({ lines }: NoticeText): readonly LabelledSpan[] {
  return headedSpans(lines)
}

function statedIn(
  notice: PublisherNotice,
  spansIn: (text: NoticeText, notice: PublisherNotice, name: string) => readonly LabelledSpan[],
): readonly StatedSpan[] {
  return READING_ORDER.flatMap((language) => {
    const text = notice.texts.get(language)
    if (!text) return []
    const name = activityName(text, language)
    return spansIn(text, notice, name).map(({ line, span }) => ({
      span,
      language,
      label: /^\D*/.exec(text.lines[line] ?? '')?.[0].trim() ?? '',
      isNamed: text.lines[line]?.includes(name) ?? false,
    }))
  })
}

const labelledOf = oncePer((notice: PublisherNotice) => statedIn(notice, labelledIn))
const headedOf = oncePer((notice: PublisherNotice) => statedIn(notice, headedIn))

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
function onlyRange(notice: PublisherNotice): NoticeSpan | null {
  for (const { lines } of textsInOrder(notice)) {
    if (foldedLines(lines).some((line) => TIME_WORDS.permanent.test(line.replace(QUOTED, '')))) return null
    const [first, ...others] = looseRanges(lines).map(({ span }) => span)
    if (!first) continue
    const isOnlyOne = others.every((span) => JSON.stringify(span) === JSON.stringify(first))
    return isOnlyOne ? first : null
  }
  return null
}

/** Every range that a line states as a time of the activity, language by language. */
export function rangesOf(notice: PublisherNotice): readonly Range[] {
  return textsInOrder(notice).flatMap(({ lines }) =>
    looseRanges(lines).flatMap(({ span }) => (span.kind === 'range' ? [span] : [])),
  )
}

/** Where the lines of a notice state several ranges, the one of the first line that holds one of the names. */
export function rangeNaming(notice: PublisherNotice, names: readonly string[]): NoticeSpan | null {
  for (const { lines } of textsInOrder(notice)) {
    const ranges = looseRanges(lines)
    if (new Set(ranges.map(({ span }) => JSON.stringify(span))).size < 2) continue
    const named = ranges.find(({ line }) => names.some((name) => lines[line]?.includes(name)))
    if (named) return named.span
  }
  return null
}
