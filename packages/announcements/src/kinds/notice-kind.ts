import type { PublisherNotice } from '../notice/notice.ts'
import { oncePer } from '../notice/once-per.ts'
import { spanOf, textsInOrder } from '../times/notice-span.ts'
import { foldedLines, foldNotice } from '../times/notice-time.ts'
import { ANNOUNCEMENT_RULES, type KindRule } from '../words/notice-rules.ts'

/** How many lines say what a notice is about, before its rules begin. */
const HEAD_LINES = 6

/** The first rule that fits decides, in whatever language; `null` where none does. */
export function kindRuleOf(notice: PublisherNotice, kinds: readonly KindRule[]): KindRule | null {
  const titles = titlesOf(notice)
  const lines = textsInOrder(notice).map((text) => foldedLines(text.lines))
  const head = lines.flatMap((all) => all.slice(0, HEAD_LINES))
  const isInBody = (word: RegExp) => lines.some((all) => fitsAny(word, all))
  const isTimeless = () => lines.some(({ length }) => length > 0) && spanOf(notice) === null
  const fits = (rule: KindRule) =>
    fitsAny(rule.section, [notice.section]) &&
    fitsAny(rule.label, [notice.label]) &&
    fitsAny(rule.title, titles) &&
    fitsAny(rule.head, head) &&
    (rule.body === null || isInBody(rule.body)) &&
    (rule.unless === null || !isInBody(rule.unless)) &&
    (!rule.isTimeless || isTimeless())
  return kinds.find(fits) ?? null
}

function fitsAny(expression: RegExp | null, texts: readonly string[]): boolean {
  return expression === null || texts.some((text) => expression.test(text))
}

/** The rule of its game that a notice fits; looked for once, since some rules read every line. */
export const ruleOf = oncePer((notice: PublisherNotice) => kindRuleOf(notice, ANNOUNCEMENT_RULES[notice.gameId].kinds))

/** Titles and subtitles in every language, folded. */
export function titlesOf(notice: PublisherNotice): readonly string[] {
  return textsInOrder(notice).flatMap(({ title, subtitle }) => [foldNotice(title), foldNotice(subtitle)])
}
