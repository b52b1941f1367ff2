import type { ActivityType } from '@ephemeris/core/games/game'
import KIND_WEIGHTS from '../../data/kind-weights.json' with { type: 'json' }
import { featuredItems } from '../banners/featured-items.ts'
import { foldNotice, oncePer } from '../notice/folded.ts'
import type { PublisherNotice } from '../notice/notice.ts'
import { hasLine, textsOf, titlesOf } from '../notice/texts.ts'
import { hasPeriod, onlyRange, spanOf } from '../times/sections.ts'
import { ANNOUNCEMENT_RULES, type KindRule } from '../words/notice-rules.ts'
import { ANNOUNCEMENT_WORDS } from '../words/words.ts'

/** How many lines say what a notice is about, before its rules begin. */
const HEAD_LINES = 6
/** How far into a notice the rate of an item is named. */
const RATE_LINES = 40

/** What the rules of a game make of a notice. */
export interface Ruling {
  /** The one that decides; `null`: none fits. */
  readonly rule: KindRule | null
  /** One that would leave the notice out, if it had not the marks of an activity. */
  readonly doubt: KindRule | null
}

/** What distinguishes an activity of the game from all else that a name may speak of. */
interface Marks {
  /** It has a period. */
  readonly isTimed: boolean
  readonly isBought: boolean
  /** It says which players may take part. */
  readonly isForPlayers: boolean
}

/** Those of a row of a version's notes, which stands above a period. */
export const MARKS_OF_ROW: Marks = { isTimed: true, isBought: false, isForPlayers: true }

function marksIn(notice: PublisherNotice): Marks {
  return {
    get isTimed() {
      return spanOf(notice)?.kind === 'range'
    },
    get isBought() {
      return hasLine(notice, ANNOUNCEMENT_WORDS.bought)
    },
    get isForPlayers() {
      return hasLine(notice, ANNOUNCEMENT_WORDS.ranks)
    },
  }
}

interface Judging {
  /** Instead of those of its game. */
  readonly kinds: readonly KindRule[]
  readonly marks: Marks
}

/**
 * The first rule that fits decides, in whatever language. A word that leaves a notice out, or makes it a banner, counts
 * outside the name of the activity. Where one that leaves out meets the marks of an activity, the next rule decides, and
 * the word is a doubt. (ANN-70, ANN-71)
 */
export function rulingOn(
  notice: PublisherNotice,
  { kinds = ANNOUNCEMENT_RULES[notice.gameId].kinds, marks = marksIn(notice) }: Partial<Judging> = {},
): Ruling {
  const titles = titlesOf(notice)
  const texts = textsOf(notice)
  const head = texts.flatMap(({ passages }) => passages.slice(0, HEAD_LINES).map(({ text }) => text))
  const isTimeless = () => texts.some(({ lines }) => lines.length > 0) && spanOf(notice) === null
  const fits = (rule: KindRule, inTitles = titles) =>
    fitsAny(rule.section, [notice.section]) &&
    fitsAny(rule.label, [notice.label]) &&
    fitsAny(rule.title, inTitles) &&
    fitsAny(rule.head, head) &&
    (rule.body === null || hasLine(notice, rule.body)) &&
    (rule.unless === null || !hasLine(notice, rule.unless)) &&
    (!rule.timeless || isTimeless())

  const names = texts.flatMap(({ own }) => (own === null ? [] : [foldNotice(own)]))
  const outside = texts.flatMap((text) => text.outside)
  const { bannerWords } = ANNOUNCEMENT_RULES[notice.gameId]
  const isCalled = [ANNOUNCEMENT_WORDS.event, bannerWords].some((word) => fitsAny(word, outside))
  let doubt: KindRule | null = null
  for (const rule of kinds) {
    const { type, title } = rule
    if (!fits(rule)) continue
    if ((type !== null && type !== 'gacha') || title === null || rule.proper) return { rule, doubt }
    const isOutside = fits(rule, outside)
    if (isOutside && (type !== null || rule.sure)) return { rule, doubt }
    const isNamed = rule.named || names.some((name) => isWhole(title, name))
    const isActivity = isOutside
      ? marks.isTimed && !marks.isBought && marks.isForPlayers
      : (isCalled && !isNamed) || (marks.isTimed && (isCalled || !marks.isBought))
    if (!isActivity) return { rule, doubt }
    if (type === null && (isOutside || isNamed)) doubt ??= rule
  }
  return { rule: null, doubt }
}

/** Whether a word is all of a name: the name of a battle pass, and no word in the name of an event. */
function isWhole(word: RegExp, name: string): boolean {
  return word.test(name) && !/[\p{L}\p{N}]/u.test(name.replace(word, ''))
}

function fitsAny(expression: RegExp | null, texts: readonly string[]): boolean {
  return expression === null || texts.some((text) => expression.test(text))
}

/** What the rules of its game make of a notice; looked for once, since some rules read every line. */
const rulingOf = oncePer((notice: PublisherNotice) => rulingOn(notice))

/** The rule of its game that a notice fits. */
export function ruleOf(notice: PublisherNotice): KindRule | null {
  return rulingOf(notice).rule
}

/** Something in a notice that speaks for one kind; `null`: for nothing that the timeline shows. */
export interface KindEvidence {
  readonly type: ActivityType | null
  readonly weight: number
  readonly because: string
}

/**
 * - `sure`: shown.
 * - `likely`: shown as expected, since something speaks for another kind, too.
 * - `unsure`: reported to the operator and not shown.
 * - `none`: nothing that the timeline shows.
 */
export type KindBand = 'sure' | 'likely' | 'unsure' | 'none'

export interface KindVerdict {
  readonly type: ActivityType | null
  readonly band: KindBand
  readonly evidence: readonly KindEvidence[]
}

/** What kind of activity a notice announces: everything that speaks for a kind is summed up. (ANN-65) */
export function kindOf(notice: PublisherNotice): KindVerdict {
  const verdict = weigh(evidenceIn(notice))
  const { doubt } = rulingOf(notice)
  if (doubt === null || verdict.type === 'version') return verdict
  const against = { type: null, weight: KIND_WEIGHTS.leavesOut, because: doubt.because }
  return { type: verdict.type ?? 'event', band: 'unsure', evidence: [...verdict.evidence, against] }
}

function weigh(evidence: readonly KindEvidence[]): KindVerdict {
  const sums = new Map<ActivityType | null, number>()
  for (const { type, weight } of evidence) sums.set(type, (sums.get(type) ?? 0) + weight)
  const [first, second] = [...sums].sort(([, one], [, other]) => other - one)
  if (!first || first[0] === null || first[1] < KIND_WEIGHTS.reportedFrom) return { type: null, band: 'none', evidence }
  const [type, sum] = first
  const ahead = sum - (second?.[1] ?? 0)
  if (sum < KIND_WEIGHTS.shownFrom || ahead === 0) return { type, band: 'unsure', evidence }
  return { type, band: ahead < KIND_WEIGHTS.shownAhead ? 'likely' : 'sure', evidence }
}

function evidenceIn(notice: PublisherNotice): readonly KindEvidence[] {
  const rule = ruleOf(notice)
  // What a rule leaves out, or knows as a version or a challenge, nothing else can make an event or a banner.
  if (rule && rule.type !== 'event')
    return [{ type: rule.type, weight: KIND_WEIGHTS[rule.type ?? 'leavesOut'], because: rule.because }]
  const { kinds, bannerWords } = ANNOUNCEMENT_RULES[notice.gameId]
  const fiveStars = featuredItems(notice).flatMap(({ rank, name }) => (rank === 5 ? Object.values(name) : []))
  const isFiled = kinds.some(({ type, section }) => type === 'event' && section?.test(notice.section))
  const isTimed = hasPeriod(notice)
  const isCalled = fiveStars.length > 0 && titlesOf(notice).some((title) => bannerWords.test(title))
  const found: readonly (readonly [boolean, ActivityType, number, string])[] = [
    [rule !== null, 'event', KIND_WEIGHTS.event, rule?.because ?? ''],
    [rule === null && isFiled, 'event', KIND_WEIGHTS.filedAsEvent, 'filed as an event'],
    [isTimed, 'event', KIND_WEIGHTS.period, 'states a period'],
    [!isTimed && onlyRange(notice) !== null, 'event', KIND_WEIGHTS.range, 'states a period without a known label'],
    [hasRates(notice, fiveStars), 'gacha', KIND_WEIGHTS.rates, 'names five-star items and their rates'],
    [isCalled, 'gacha', KIND_WEIGHTS.bannerWords, 'is called a banner'],
  ]
  return found.flatMap(([isFound, type, weight, because]) => (isFound ? [{ type, weight, because }] : []))
}

/** Whether the title or one of the first lines names a five-star item and how likely it is. */
function hasRates(notice: PublisherNotice, fiveStars: readonly string[]): boolean {
  return textsOf(notice).some(({ title, subtitle, lines }) =>
    [title, subtitle, ...lines.slice(0, RATE_LINES)].some(
      (line) => ANNOUNCEMENT_WORDS.rate.test(foldNotice(line)) && fiveStars.some((name) => line.includes(name)),
    ),
  )
}
