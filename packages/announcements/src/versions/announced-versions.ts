import type { PartialText } from '@ephemeris/core/language/language'
import { HOUR_MS, type Instant, instant } from '@ephemeris/core/time/instant'
import { ruleOf } from '../kinds/notice-kind.ts'
import { foldNotice } from '../notice/folded.ts'
import { PUBLISHER_OFFSET, type PublisherNotice } from '../notice/notice.ts'
import { inEach, type ReadText, textsOf, titlesOf } from '../notice/texts.ts'
import { isGameName } from '../times/notice-name.ts'
import { labelledSpans } from '../times/sections.ts'
import { firstSpanIn, type NoticeTime } from '../times/span.ts'
import { ANNOUNCEMENT_RULES, type AnnouncementRules } from '../words/notice-rules.ts'
import { NESTED, NUMBER, NUMBER_IN_WORDS, TIME_WORDS } from '../words/words.ts'
import type { DatedVersion } from './version-times.ts'

/** A version that a notice announces. */
export interface VersionNotice extends Pick<DatedVersion, 'version' | 'names' | 'opens'> {
  readonly noticeId: string
  readonly maintenance: Instant
  /** When it closes, as its notes state; `null`: they do not. */
  readonly closes: Instant | null
  /** What the publisher puts in quotation marks; empty without. */
  readonly name: PartialText
  /** The later notice that moved its opening, when that was shown, and the opening before. */
  readonly revision?: { readonly noticeId: string; readonly at: Instant; readonly opens: Instant }
}

/** The versions whose notes state both number or name and the maintenance that brings them. */
export function versionsInNotices(notices: readonly PublisherNotice[]): readonly VersionNotice[] {
  return notices.flatMap((notice) => versionOf(notice) ?? [])
}

function versionOf(notice: PublisherNotice): VersionNotice | null {
  if (ruleOf(notice)?.type !== 'version') return null
  const rules = ANNOUNCEMENT_RULES[notice.gameId]
  const [texts, titles] = [textsOf(notice), titlesOf(notice)]
  const maintenance = texts.map((text) => maintenanceIn(text, rules)).find((found) => found !== null)
  const number = titles.map((title) => /\d+\.\d+/.exec(title)?.[0]).find((found) => found !== undefined)
  const quoted = texts.flatMap(({ title }) => quotedIn(title)).map(foldNotice)
  const names = [...new Set([...quoted, ...titles.flatMap((title) => IN_WORDS.exec(title)?.[0] ?? [])])]
  if (!maintenance || (number === undefined && names.length === 0)) return null
  const closes = texts.map((text) => closeIn(text, rules)).find((found) => found !== null && found > maintenance.opens)
  return {
    ...{ noticeId: notice.id, version: number ?? '', names, ...maintenance, closes: closes ?? null },
    name: inEach(notice, ({ title, lines }) => nameIn(title) ?? nameBehind(number, [title, ...lines])),
  }
}

/** Names in quotation marks, the outer ones where they are nested. */
const NAMES = new RegExp(`${NESTED}|[“"«《]\\s*([^“”"«»《》]+?)\\s*[”"»》]`, 'gu')

/** Without the game's name and without the full stop that ends a sentence inside the marks. */
function quotedIn(title: string): string[] {
  const quoted = Array.from(title.matchAll(NAMES), ([, nested, name = '']) => (nested ?? name).replace(/[.,]$/u, ''))
  return quoted.filter((name) => !isGameName(name))
}

/** A number in words is in quotation marks too, beside the name of the version. */
const VERSION_NUMBER = new RegExp(`^(?:Ver\\.? ?)?(?:${NUMBER})$`, 'u')

/** A number in words without any marks: `Luna V 버전`. */
const IN_WORDS = new RegExp(`(?<!\\p{L})(?:${NUMBER_IN_WORDS})(?!\\p{L})`, 'u')

function nameIn(title: string): string | null {
  const quoted = quotedIn(title)
  return quoted.findLast((name) => !VERSION_NUMBER.test(foldNotice(name))) ?? quoted.at(-1) ?? null
}

/** How many lines, the title included, greet the player and say which version comes. */
const GREETING_LINES = 5

/**
 * Where the title has no name: `Ver.7.1「冥府へのレクイエム」に`, in marks directly behind the number, or `… for Version
 * 3.6: Lamplight in Mirage will …`, as far as its words are capitalised.
 */
function nameBehind(number: string | undefined, lines: readonly string[]): string | null {
  if (number === undefined) return null
  const [word, small] = ["\\p{Lu}[\\p{L}'’-]*", '(?:of|the|a|an|in|on|to|for|by|from|with|and)']
  const behind = new RegExp(
    `\\b[Vv]ersion ${number.replace('.', '\\.')}: (?<name>${word}(?:,? (?:${small} )*${word})*)`,
    'u',
  )
  const marked = new RegExp(
    `(?<!\\d\\.?)${number.replace('.', '\\.')}(?: ?(?:版本|バージョン|버전))? ?(?<quoted>[「"“«].*)`,
    'u',
  )
  const names = lines.slice(0, GREETING_LINES).map((line) => {
    const quoted = marked.exec(line)?.groups?.quoted
    return quoted === undefined ? behind.exec(line)?.groups?.name : quotedIn(quoted)[0]
  })
  return names.find((name) => name !== undefined) ?? null
}

/** How far into its notes a version says when its maintenance is. */
const SENTENCE_LINES = 12

type Maintenance = Pick<VersionNotice, 'maintenance' | 'opens'>

/** Behind a label, else in a line that says when it begins and how long it takes. */
function maintenanceIn({ passages }: ReadText, rules: AnnouncementRules): Maintenance | null {
  const labelled = labelledSpans(passages, rules.maintenanceLabels, PUBLISHER_OFFSET)
  const sentences = passages.slice(0, SENTENCE_LINES).flatMap((passage, line) => {
    const span = firstSpanIn(passage, PUBLISHER_OFFSET)
    return span?.kind === 'open' ? [{ line, span }] : []
  })
  const found = [...labelled.map((one) => ({ ...one, lines: 3 })), ...sentences.map((one) => ({ ...one, lines: 1 }))]
  for (const { line, span, lines } of found) {
    const maintenance = span.kind === 'range' || span.kind === 'open' ? instantOf(span.start) : null
    if (maintenance === null) continue
    const folded = passages.slice(line, line + lines).map(({ text }) => text)
    const opens = span.kind === 'range' ? instantOf(span.end) : afterHours(maintenance, folded)
    if (opens !== null && opens > maintenance) return { maintenance, opens }
  }
  return null
}

function closeIn({ passages }: ReadText, rules: AnnouncementRules): Instant | null {
  const spans = labelledSpans(passages, rules.closeLabels, PUBLISHER_OFFSET)
  const ends = spans.map(({ span }) => {
    if (span.kind === 'permanent') return null
    return instantOf(span.kind === 'open' ? span.start : span.end)
  })
  return ends.find((end) => end !== null) ?? null
}

/** Maintenance has one clock: "server time" here means the publisher's. */
function instantOf(time: NoticeTime): Instant | null {
  if (time.kind !== 'edge') return null
  return time.edge.kind === 'instant' ? time.edge.at : null
}

const { numbers: NUMBERS, ...HOUR_WORDS } = TIME_WORDS.hours
const HOUR_COUNT = `(?<hours>\\d{1,2}|${Object.keys(NUMBERS).join('|')}) ?${HOUR_WORDS.unit}`
/** Words in front of the hours, then words behind them. */
const HOURS: readonly RegExp[] = [
  new RegExp(`(?:${HOUR_WORDS.before})[^\\d。.]{0,24}?${HOUR_COUNT}`, 'iu'),
  new RegExp(`${HOUR_COUNT} ?(?:${HOUR_WORDS.behind})`, 'iu'),
]

/** The moment some hours after another one, as one of the lines says; `null`: none does. */
export function afterHours(from: Instant, lines: readonly string[]): Instant | null {
  const text = foldNotice(lines.join(' '))
  const hours = HOURS.map((word) => word.exec(text)?.groups?.hours).find((found) => found !== undefined)
  return hours === undefined ? null : instant(from + (NUMBERS[hours.toLowerCase()] ?? Number(hours)) * HOUR_MS)
}
