import type { ActivityType } from '@ephemeris/core/games/game'
import type { NoticeText, PublisherNotice } from '../notice/notice.ts'
import { READING_ORDER, spanOf } from '../times/notice-span.ts'
import { foldedLines, foldNotice } from '../times/notice-time.ts'
import { ANNOUNCEMENT_RULES } from '../words/notice-rules.ts'

/** What of a notice the rules look at. */
export interface NoticeHead {
  /** Where the publisher files it. */
  readonly section: string
  readonly label: string
  /** Titles and subtitles in every language. */
  readonly titles: readonly string[]
  /** The first lines of the notice in every language. */
  readonly head: readonly string[]
  /** Every line of the notice in every language. */
  readonly body: readonly string[]
  /** Whether it has lines and none of them states the time of an activity. */
  readonly isTimeless: boolean
}

/** One row of a game's table; an absent part fits everything. `type: null` leaves the notice out. */
export interface KindRule {
  readonly type: ActivityType | null
  readonly section: RegExp | null
  readonly label: RegExp | null
  readonly title: RegExp | null
  /** In the first lines of the notice. */
  readonly head: RegExp | null
  /** In any line of the notice. */
  readonly body: RegExp | null
  /** In no line of the notice. */
  readonly unless: RegExp | null
  /** Fits timeless notices alone. */
  readonly isTimeless: boolean
  readonly because: string
}

/** The first rule that fits decides; `null` where none does. */
export function kindRuleOf(notice: NoticeHead, rules: readonly KindRule[]): KindRule | null {
  const fits = (rule: KindRule) =>
    fitsAny(rule.section, [notice.section]) &&
    fitsAny(rule.label, [notice.label]) &&
    fitsAny(rule.title, notice.titles) &&
    fitsAny(rule.head, notice.head) &&
    (rule.body === null || fitsAny(rule.body, notice.body)) &&
    (rule.unless === null || !fitsAny(rule.unless, notice.body)) &&
    (!rule.isTimeless || notice.isTimeless)
  return rules.find(fits) ?? null
}

function fitsAny(expression: RegExp | null, texts: readonly string[]): boolean {
  return expression === null || texts.some((text) => expression.test(text))
}

/** How many lines say what a notice is about, before its rules begin. */
const HEAD_LINES = 6

const rules = new WeakMap<PublisherNotice, { readonly rule: KindRule | null }>()

/** The rule of its game that a notice fits; looked for once, since some rules read every line. */
export function ruleOf(notice: PublisherNotice): KindRule | null {
  const known = rules.get(notice) ?? { rule: findRule(notice) }
  rules.set(notice, known)
  return known.rule
}

function findRule(notice: PublisherNotice): KindRule | null {
  const texts = textsInOrder(notice)
  const head = {
    section: notice.section,
    label: notice.label,
    titles: texts.flatMap(({ title, subtitle }) => [title, subtitle]).map(foldNotice),
    head: texts.flatMap(({ lines }) => foldedLines(lines).slice(0, HEAD_LINES)),
    get body() {
      return texts.flatMap(({ lines }) => foldedLines(lines))
    },
    get isTimeless() {
      return texts.some(({ lines }) => lines.length > 0) && spanOf(notice) === null
    },
  }
  return kindRuleOf(head, ANNOUNCEMENT_RULES[notice.gameId].kinds)
}

export function textsInOrder(notice: PublisherNotice): readonly NoticeText[] {
  return READING_ORDER.flatMap((language) => notice.texts.get(language) ?? [])
}
