import type { NoticeText, PublisherNotice } from '../notice/notice.ts'
import { READING_ORDER, spanOf } from '../times/notice-span.ts'
import { foldNotice } from '../times/notice-time.ts'
import { ANNOUNCEMENT_RULES } from '../words/notice-rules.ts'
import { type KindRule, kindRuleOf } from './notice-kind.ts'

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
    head: texts.flatMap(({ lines }) => lines.slice(0, HEAD_LINES)).map(foldNotice),
    get body() {
      return texts.flatMap(({ lines }) => lines).map(foldNotice)
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
