import { foldNotice } from '../notice/folded.ts'
import type { NoticeText, PublisherNotice } from '../notice/notice.ts'
import { dividedNotice, type ReadText } from '../notice/texts.ts'
import { passageOf } from '../times/passage.ts'
import { rangeIn } from '../times/span.ts'
import { ANNOUNCEMENT_RULES, type AnnouncementRules } from '../words/notice-rules.ts'
import { ANNOUNCEMENT_WORDS, IN_MARKS, QUOTED, TIME_WORDS } from '../words/words.ts'
import { RANK } from './featured-items.ts'

/** Where the text about a banner begins. */
interface BannerHead {
  readonly name: string
  readonly line: number
  /** What its line says of this banner, where it names several. */
  readonly ownText?: string
}

/** A heading has fewer words around the name of its banner. */
const LONGEST_AROUND = 60
const SENTENCE = /[。!?;；，,、]|\.(?!\d)(?=\s|$)/u
/** Names in quotation marks, with marks of another kind inside. */
const WRITTEN = /[「『"“«[](?<name>[^「」『』"“”«»[\]]+)[」』"”»\]]|「(?<whole>[^「」]+)」/gu
/** The part of a line in front of its first comma outside quotation marks. */
const CLAUSE = new RegExp(`^(?:${IN_MARKS}|[^，,、])*`, 'u')
/** The part of a line in front of its first colon, where neither a comma nor a quoted colon comes before it. */
const HEAD = new RegExp(`^(?:${IN_MARKS}|[^，,、:「『"“«[])*(?=:)`, 'u')
/** A heading that is in quotation marks as a whole. */
const ALL_IN_MARKS = /^[^\p{L}\p{N}「『"“«[【]*[[【](?<inside>[^[\]【】]+)[\]】]$/u
/** A line of nothing but a name in quotation marks. */
const NAME_ALONE = /^[^\p{L}\p{N}「『"“«]*[「『"“«]\s*(?<name>[^「」『』"“”«»()]+?)\s*[」』"”»]$/u
const UNQUOTED = /^(?<kind>[^:「『"“«\d]{2,40}): ?(?<name>[^:「『"“«()\d]{2,60})$/u
/** A sentence about a banner begins with its name … */
const NAME_FIRST = /^[^\p{L}「『"“«]*[「『"“«]/u
/** … or speaks of its time in the first clause. */
const DURING =
  /(?<!\p{Script=Latin})(?:during|pendant|lors|durant)(?!\p{Script=Latin})|^[^\p{L}]*(?:in|dans) |期间|期間|기간|では$|에서는?$/iu

/** Names in marks, joined, and what the sentence says behind them. */
const ROW =
  /(?<row>(?:[「『"“«][^「」『』"“”«»]+[」』"”»](?: ?(?:[,，、/&和及與与と]|and|et|및))? ?)+)(?<behind>[^「『"“«]*)/gu
const TWO_QUOTED = /[」』"”»].*[」』"”»]/u
/** How far behind its names the word for banners stands. */
const LONGEST_BEHIND = 40

/** The text before the first comma outside quotation marks names the banner; the rest of the line is about it. */
const TITLE = new RegExp(`^(?:${IN_MARKS}|[^，,])*`, 'u')

/**
 * One notice for each banner of a notice that announces several ("Version 4.5 Event Warp: Phase II"): its own lines
 * under its own name. A notice that is named like its only banner, or that names none in its text, stays as it is.
 */
export function separateBanners(notice: PublisherNotice): readonly PublisherNotice[] {
  const isDivided = ([only, ...more]: readonly NoticeText[], { title }: NoticeText) =>
    more.length > 0 || !title.includes(only?.name ?? '')
  return dividedNotice(notice, (text) => partsOf(text, ANNOUNCEMENT_RULES[notice.gameId]), isDivided)
}

function partsOf(text: ReadText, rules: AnnouncementRules): readonly NoticeText[] {
  const { passages, bannerUrl } = text
  const found = bannerHeads(text, rules)
  // A sentence under the heading says the same name again.
  const starts = found.filter(({ name }, index) => found.findIndex((one) => one.name === name) === index)
  // The time of each banner may be the line above its name.
  const lead = starts.length > 1 && starts.every(({ line }) => rangeIn(passages[line - 1] ?? passageOf(''))) ? 1 : 0
  return starts.map(({ name, line, ownText }, order) => {
    const next = starts.slice(order + 1).find((other) => other.line > line)
    const lines = text.lines.slice(line, next && next.line - lead)
    const end = lines.findIndex((below, index) => index > 0 && isEnd(below))
    const [head = '', ...below] = end < 0 ? lines : lines.slice(0, end)
    const isOnly = starts.filter((other) => other.line === line).length === 1
    const title = isOnly ? (TITLE.exec(lines[0] ?? '')?.[0] ?? '') : `「${name}」`
    const own = [...text.lines.slice(line - lead, line), ownText ?? head, ...below]
    return { title, name, subtitle: '', lines: own, bannerUrl }
  })
}

/**
 * The lines that begin banners: headings and sentences; else, where the title names none, lines of a name alone; else
 * names in a row.
 */
function bannerHeads({ title, lines, passages }: ReadText, rules: AnnouncementRules): readonly BannerHead[] {
  const headsBy = (nameIn: (folded: string, line: string) => string | null | undefined) =>
    passages.flatMap(({ text }, line) => {
      const name = nameIn(text, lines[line] ?? '')
      return name === null || name === undefined ? [] : [{ name, line }]
    })
  const headed = headsBy((folded, line) => {
    const name = bannerNamed(folded, rules)
    return name === null ? null : asWritten(name.trim(), line)
  })
  if (headed.length > 0) return headed
  const named = /[「『"“«《]/u.test(title) ? [] : headsBy((folded) => NAME_ALONE.exec(folded)?.groups?.name)
  return named.length > 0 ? named : inARow(lines, rules)
}

/** A name in the line's own marks and widths, which folding has made narrow. */
function asWritten(name: string, line: string): string {
  const quoted = Array.from(line.matchAll(WRITTEN), ({ groups }) => groups?.name ?? groups?.whole ?? '')
  const behind = line.replace(/^[^:：]*[:：]/u, '').replace(/[\]】]$/u, '')
  return [...quoted, behind].map((one) => one.trim()).find((one) => foldNotice(one) === name) ?? name
}

/** A note or another section ends what a notice says about a banner, unless it states its time or names a banner. */
function isEnd(line: string): boolean {
  if (line.startsWith('※')) return true
  return /^【[^】「『"“«]*】$/u.test(line) && !ANNOUNCEMENT_WORDS.period.test(line)
}

/** What no item stands behind: a name and no rank. */
const UNRANKED = new RegExp(`^(?!.*${RANK})`, 'iu')

/** The name in a line that begins a banner; `null` for every other line. */
function bannerNamed(folded: string, rules: AnnouncementRules): string | null {
  const named = rules.bannerHeads.map((head) => head.exec(folded)?.groups?.name).find((one) => one !== undefined)
  if (named !== undefined) return named
  const marked = ALL_IN_MARKS.exec(folded)?.groups?.inside
  if (marked !== undefined && rules.bannerWords.test(marked))
    return quotedIn(marked, rules) ?? unquotedIn(marked, rules)
  if (isEnd(folded)) return null
  const clause = CLAUSE.exec(folded)?.[0] ?? ''
  const isDuring = DURING.test(clause)
  const isAbout = clause === folded || isDuring || NAME_FIRST.test(clause)
  const head = HEAD.exec(folded)?.[0] ?? ''
  // Whatever boosts a rate while it runs is a banner, by any new name.
  const words = isDuring && ANNOUNCEMENT_WORDS.rate.test(folded.slice(clause.length)) ? UNRANKED : rules.bannerWords
  return (isAbout ? quotedIn(clause, { bannerWords: words }) : null) ?? (head === folded ? null : quotedIn(head, rules))
}

/** The only name in quotation marks beside the game's word for banners. */
function quotedIn(text: string, { bannerWords }: Pick<AnnouncementRules, 'bannerWords'>): string | null {
  const [quoted, ...more] = Array.from(text.matchAll(QUOTED))
  if (!quoted || more.length > 0) return null
  const around = text.replace(quoted[0], ' ')
  const isHead = bannerWords.test(around) && around.length <= LONGEST_AROUND && !SENTENCE.test(around)
  // "The warp rate of the 5-star character …" names an item.
  return isHead && !ANNOUNCEMENT_WORDS.rate.test(around) ? (quoted.groups?.name ?? null) : null
}

/** `Exclusive Channel: Cold Rain`: a heading in marks names its banner behind a colon. */
function unquotedIn(text: string, { bannerWords }: AnnouncementRules): string | null {
  const { kind = '', name = null } = UNQUOTED.exec(text)?.groups ?? {}
  const isOther = ANNOUNCEMENT_WORDS.period.test(kind) || ANNOUNCEMENT_WORDS.rate.test(kind)
  const isPart = name !== null && TIME_WORDS.stages.test(name)
  return bannerWords.test(kind) && !isOther && !isPart ? name : null
}

/**
 * Names that one sentence lists in front of the word for banners: `「A」, 「B」 캐릭터 이벤트 튜닝, 「C」 무기 이벤트 튜닝`. The
 * sentence begins with two names or more.
 */
function inARow(lines: readonly string[], { bannerWords }: AnnouncementRules): readonly BannerHead[] {
  return lines.flatMap((line, index) => {
    const [first, ...others] = Array.from(line.matchAll(ROW), (match) => ({
      ...{ at: match.index, row: '', behind: '' },
      ...match.groups,
    }))
    if (!first || /[\p{L}\p{N}]/u.test(line.slice(0, first.at)) || !TWO_QUOTED.test(first.row)) return []
    const isAbout = ({ behind }: typeof first) => bannerWords.test(foldNotice(behind).slice(0, LONGEST_BEHIND))
    if (!isAbout(first)) return []
    const more = others.filter((row) => isAbout(row) && !ANNOUNCEMENT_WORDS.rate.test(foldNotice(row.behind)))
    return [first, ...more].flatMap(({ row, behind }) =>
      Array.from(row.matchAll(QUOTED), ({ 0: marked, groups }) => ({
        name: groups?.name ?? '',
        line: index,
        ownText: `${marked}${row.endsWith(' ') ? ' ' : ''}${behind.trim()}`,
      })),
    )
  })
}
