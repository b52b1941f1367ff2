import { foldedLines, foldNotice } from '../notice/folded.ts'
import type { PublisherNotice } from '../notice/notice.ts'
import { oncePer } from '../notice/once-per.ts'
import { withoutName } from '../times/notice-name.ts'
import { spanOf, textsInOrder } from '../times/sections.ts'
import { ANNOUNCEMENT_RULES, ANNOUNCEMENT_WORDS, type KindRule } from '../words/notice-rules.ts'

/** How many lines say what a notice is about, before its rules begin. */
const HEAD_LINES = 6

/** What the rules of a game make of a notice. */
export interface Ruling {
  /** The one that decides; `null`: none fits. */
  readonly rule: KindRule | null
  /** One that would leave the notice out, if it had not the marks of an activity. */
  readonly doubt: KindRule | null
}

/**
 * The first rule that fits decides, in whatever language. A word that leaves a notice out, or makes it a banner, counts
 * outside the name of the activity. Where one that leaves out meets the marks of an activity, the next rule decides, and
 * the word is a doubt. (ANN-70, ANN-71)
 */
export function rulingOn(notice: PublisherNotice, kinds: readonly KindRule[], marks = marksIn(notice)): Ruling {
  const titles = titlesOf(notice)
  const lines = textsInOrder(notice).map((text) => foldedLines(text.lines))
  const head = lines.flatMap((all) => all.slice(0, HEAD_LINES))
  const isInBody = (word: RegExp) => lines.some((all) => fitsAny(word, all))
  const isTimeless = () => lines.some(({ length }) => length > 0) && spanOf(notice) === null
  const fits = (rule: KindRule, inTitles = titles) =>
    fitsAny(rule.section, [notice.section]) &&
    fitsAny(rule.label, [notice.label]) &&
    fitsAny(rule.title, inTitles) &&
    fitsAny(rule.head, head) &&
    (rule.body === null || isInBody(rule.body)) &&
    (rule.unless === null || !isInBody(rule.unless)) &&
    (!rule.isTimeless || isTimeless())

  const unnamed = textsInOrder(notice).map(withoutName)
  const names = unnamed.flatMap(({ own }) => (own === null ? [] : [foldNotice(own)]))
  const outside = unnamed.flatMap(({ title, subtitle }) => [foldNotice(title), foldNotice(subtitle)])
  const { bannerWords } = ANNOUNCEMENT_RULES[notice.gameId]
  const isCalled = [ANNOUNCEMENT_WORDS.event, bannerWords].some((word) => fitsAny(word, outside))
  let doubt: KindRule | null = null
  for (const rule of kinds) {
    const { type, title } = rule
    if (!fits(rule)) continue
    if ((type !== null && type !== 'gacha') || title === null || rule.isProper) return { rule, doubt }
    const isOutside = fits(rule, outside)
    if (isOutside && (type !== null || rule.isSure)) return { rule, doubt }
    const isNamed = rule.isNamed || names.some((name) => isWhole(title, name))
    const isActivity = isOutside
      ? marks.isTimed() && !marks.isBought() && marks.isForPlayers()
      : (isCalled && !isNamed) || (marks.isTimed() && (isCalled || !marks.isBought()))
    if (!isActivity) return { rule, doubt }
    if (type === null && (isOutside || isNamed)) doubt ??= rule
  }
  return { rule: null, doubt }
}

/** What distinguishes an activity of the game from all else that a name may speak of. */
interface Marks {
  /** It has a period. */
  isTimed(): boolean
  isBought(): boolean
  /** It says which players may take part. */
  isForPlayers(): boolean
}

function marksIn(notice: PublisherNotice): Marks {
  const isIn = (word: RegExp) => textsInOrder(notice).some(({ lines }) => fitsAny(word, foldedLines(lines)))
  return {
    isTimed: () => spanOf(notice)?.kind === 'range',
    isBought: () => isIn(ANNOUNCEMENT_WORDS.bought),
    isForPlayers: () => isIn(ANNOUNCEMENT_WORDS.ranks),
  }
}

/** What the rules make of a row of a version's notes, which stands above a period. */
export function rulingOnRow(row: PublisherNotice): Ruling {
  const marks = { isTimed: () => true, isBought: () => false, isForPlayers: () => true }
  return rulingOn(row, ANNOUNCEMENT_RULES[row.gameId].kinds, marks)
}

/** Whether a word is all of a name: the name of a battle pass, and no word in the name of an event. */
function isWhole(word: RegExp, name: string): boolean {
  return word.test(name) && !/[\p{L}\p{N}]/u.test(name.replace(word, ''))
}

function fitsAny(expression: RegExp | null, texts: readonly string[]): boolean {
  return expression === null || texts.some((text) => expression.test(text))
}

/** What the rules of its game make of a notice; looked for once, since some rules read every line. */
export const rulingOf = oncePer((notice: PublisherNotice) => rulingOn(notice, ANNOUNCEMENT_RULES[notice.gameId].kinds))

/** The rule of its game that a notice fits. */
export function ruleOf(notice: PublisherNotice): KindRule | null {
  return rulingOf(notice).rule
}

/** Titles and subtitles in every language, folded. */
export function titlesOf(notice: PublisherNotice): readonly string[] {
  return textsInOrder(notice).flatMap(({ title, subtitle }) => [foldNotice(title), foldNotice(subtitle)])
}
