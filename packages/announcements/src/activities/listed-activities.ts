import type { ActivityType } from '@ephemeris/core/games/game'
import { MARKS_OF_ROW, ruleOf, rulingOn } from '../kinds/notice-kind.ts'
import { foldNotice } from '../notice/folded.ts'
import type { PublisherNotice } from '../notice/notice.ts'
import { type ReadText, textsOf } from '../notice/texts.ts'
import type { Passage } from '../times/passage.ts'
import { headedSpans, labelledSpans, unknownLabelSpans } from '../times/sections.ts'
import { type NoticeSpan, rangeIn } from '../times/span.ts'
import type { VersionTimes } from '../versions/version-times.ts'
import { ANNOUNCEMENT_RULES } from '../words/notice-rules.ts'
import { ANNOUNCEMENT_WORDS, MARKED, REWARD_WORDS, TIME_WORDS } from '../words/words.ts'
import { type AnnouncedActivity, activityOf, type LeftOut } from './announced-activity.ts'

/** How far above its time an entry in a list is named. */
const LINES_ABOVE = 4
/** How far below it a row says who may take part. */
const LINES_BELOW = 2
const LONGEST_NAME = 80
/** What begins a part of the notes: a heading, or a sentence about the list below it. */
const LEAD = /^[•■●◆▌✦○◇★]|[:：]$/u
/** A name behind a bullet that holds no sentence and no label; a colon may divide it: `■ Fate Contract: Renewal`. */
const UNMARKED = /^[•■●◆▌✦○◇★]\s*(?<name>[^。，、：:,;；]{2,40}(?:[:：] ?[^。，、：:,;；\d]{2,30})?)$/u
const NUMBERED = /^[•■●◆▌✦○◇]?\s*(?:\d{1,2}[.、)]\s*)?/u
const HEADING = new RegExp(`^${MARKED}[^、，。,「[]{0,24}$`, 'u')

type Listed = AnnouncedActivity | LeftOut

/**
 * What the notes of a version list with a time of its own, mostly days before it has a notice. A row is a name and a
 * period; where the kind of a row is not sure, it is reported. Languages that list the same times in the same order name
 * the same activities. (ANN-16, ANN-72)
 */
export function readListed(notice: PublisherNotice, versions: VersionTimes): readonly Listed[] {
  if (ruleOf(notice)?.type !== 'version') return []
  const byLanguage = textsOf(notice).map((text) => listedIn(notice, text, versions))
  const main = byLanguage.find((listed) => listed.length > 0) ?? []
  const same = byLanguage.filter((listed) => timesText(listed) === timesText(main))
  return main.map((row, index) => {
    if ('reason' in row) return row
    const rows = same.flatMap((listed) => listed[index] ?? []).filter((one) => 'start' in one)
    const [titles, names] = [rows.map(({ title }) => title), rows.map(({ name }) => name)]
    return { ...row, title: Object.assign({}, ...titles), name: Object.assign({}, ...names) }
  })
}

function timesText(listed: readonly Listed[]): string {
  return JSON.stringify(listed.map((row) => ('start' in row ? [row.start, row.end] : null)))
}

function listedIn(notice: PublisherNotice, text: ReadText, versions: VersionTimes): readonly Listed[] {
  const { lines, passages, language } = text
  const entryOf = (title: string, name?: string): PublisherNotice => {
    const own = { title, ...(name !== undefined && { name }), subtitle: '', lines: [], bannerUrl: null }
    return { ...notice, section: '', texts: new Map([[language, own]]) }
  }
  const stated = (entry: PublisherNotice, span: NoticeSpan, isSure = true): readonly Listed[] => {
    const kind = kindOfRow(entry)
    if (kind.type === null) return []
    const row = activityOf(entry, { type: kind.type, span, versions })
    if ('reason' in row) return row.reason === 'no name' || row.reason === 'order' ? [row] : []
    if (row.basis !== 'text') return []
    return [
      isSure && kind.isSure ? row : { noticeId: row.noticeId, titles: row.name, reason: 'kind unsure', likely: row },
    ]
  }
  const labelled = [
    ...labelledSpans(passages, ANNOUNCEMENT_RULES[notice.gameId].timeLabels).map((one) => ({ ...one, isKnown: true })),
    ...headedSpans(passages).filter(({ line }) => isAboveTime(passages, line)),
    ...unknownLabelSpans(passages),
  ]
  const first = new Map(labelled.toReversed().map((one) => [one.line, one]))
  const underLabel = labelled
    .filter((one) => first.get(one.line) === one)
    .flatMap(({ line, span, ...label }) => {
      const heading = lines.slice(Math.max(0, line - LINES_ABOVE), line).findLast(isHeading)
      if (heading === undefined || span.kind !== 'range') return []
      const name = nameIn(heading)
      const entry = entryOf(name, /[:：]/.test(name) && UNMARKED.test(heading) ? name : undefined)
      return stated(entry, span, 'isKnown' in label || (isNamed(entry) && isForPlayers(passages, line)))
    })
  // A heading, or the name of a challenge's season, is directly above its time, without any label.
  const underName = lines.flatMap((line, index) => {
    const time = passages[index + 1]
    const span = line.length > LONGEST_NAME || !time || first.has(index + 1) ? null : rangeIn(time)
    if (!time || !span) return []
    const entry = entryOf(nameIn(line))
    // "Memory of Chaos: Troopship Mayhem" is a season of that mode.
    if (kindOfRow(entry).type === 'challenge') return stated(entryOf(nameIn(line).replace(/ ?[:：].*$/u, '')), span)
    // A line that begins with a time and is no sentence.
    const isOnlyTime = time.times[0]?.from === 0 && !/[.。!！]$/u.test(time.text)
    if (!isOnlyTime || !isNamed(entry)) return []
    const mode = entryOf(lines.slice(0, index).findLast((one) => LEAD.test(one)) ?? '', nameIn(line))
    if (kindOfRow(mode).type === 'challenge') return stated(mode, span)
    // Without marks it may be the season of a mode that no table knows.
    return isHeading(line) || isPlainName(passages[index]) ? stated(entry, span, isHeading(line)) : []
  })
  return [...underLabel, ...underName]
}

/** Whether a range stands behind a heading or on the line below it. */
function isAboveTime(passages: readonly Passage[], line: number): boolean {
  const [heading, below] = passages.slice(line, line + 2)
  const behind = heading?.part(/^[^:]*: ?/u.exec(heading.text)?.[0].length ?? 0)
  return [behind, below].some((one) => one && rangeIn(one) !== null)
}

/** What a row of the notes is: what is listed with a time, and is nothing else that a rule knows, is an event. */
function kindOfRow(row: PublisherNotice): { readonly type: ActivityType | null; readonly isSure: boolean } {
  const { rule, doubt } = rulingOn(row, { marks: MARKS_OF_ROW })
  return { type: rule === null ? 'event' : rule.type, isSure: doubt === null }
}

/** Whether a period is called that of an event, or a line below it says which players may take part. */
function isForPlayers(passages: readonly Passage[], line: number): boolean {
  const [label = ''] = (passages[line]?.text ?? '').split(':')
  if (ANNOUNCEMENT_WORDS.event.test(label)) return true
  const below = passages.slice(line + 1, line + 1 + LINES_BELOW)
  // Features become available, too.
  return !/availab|disponib/iu.test(label) && below.some(({ text }) => ANNOUNCEMENT_WORDS.ranks.test(text))
}

/** Whether a row is called something. */
function isNamed(row: PublisherNotice): boolean {
  return textsOf(row).every(({ name }) => isPartName(foldNotice(name)))
}

/** Whether a heading names something, and speaks of no period, reward or stage. */
export function isPartName(folded: string): boolean {
  const { period, otherPeriod } = ANNOUNCEMENT_WORDS
  const words = [period, otherPeriod, REWARD_WORDS.labels, REWARD_WORDS.otherLabels, TIME_WORDS.stages]
  return !words.some((word) => word.test(folded))
}

/** The name in a heading, without its bullet or number. */
function nameIn(heading: string): string {
  return UNMARKED.exec(heading)?.groups?.name ?? heading.replace(NUMBERED, '')
}

/** Whether a line is a few words without a time and without the end of a sentence. */
function isPlainName(line: Passage | undefined): boolean {
  return (
    line !== undefined && /^\p{L}[^.。!?;,，、]*$/u.test(line.text) && !/:$/u.test(line.text) && line.times.length === 0
  )
}

/** A heading: one name in marks and a few words about it, or a name behind a bullet. */
function isHeading(line: string): boolean {
  return HEADING.test(line.replace(NUMBERED, '')) || UNMARKED.test(line)
}
