import { expect, test } from 'vitest'
import { type KindRule, kindRuleOf, type NoticeHead } from './notice-kind.ts'

const ANY: KindRule = {
  ...{ type: 'event', section: null, label: null, title: null, head: null, body: null, unless: null },
  ...{ isTimeless: false, because: 'any' },
}
const NOTICE: NoticeHead = {
  section: 'activity',
  label: 'news',
  titles: ['Der Titel', 'The title'],
  head: ['Die Zeile', 'The line'],
  body: ['Die Zeile', 'The line', 'The rest'],
  isTimeless: false,
}

function isFit(rule: Partial<KindRule>, notice: Partial<NoticeHead> = {}): boolean {
  return kindRuleOf({ ...NOTICE, ...notice }, [{ ...ANY, ...rule }]) !== null
}

test('ANN-13 a rule fits by each of its parts, in any language, and an absent part fits everything', () => {
  expect(isFit({})).toBe(true)
  for (const part of ['section', 'label', 'title', 'head', 'body'] as const) {
    expect([part, isFit({ [part]: /nothing/ })]).toEqual([part, false])
  }
  expect(isFit({ section: /^activity$/, label: /^news$/, title: /^The/, head: /^The/, body: /rest/ })).toBe(true)
  expect(isFit({ head: /rest/ })).toBe(false)
  expect(isFit({ title: /^The title$/ }, { titles: [] })).toBe(false)
})

test('ANN-13 a rule does not fit a notice with a line that it excludes', () => {
  expect(isFit({ unless: /rest/ })).toBe(false)
  expect(isFit({ unless: /title/ })).toBe(true)
})

test('ANN-13 a rule for timeless notices fits no other', () => {
  expect([isFit({ isTimeless: true }), isFit({ isTimeless: true }, { isTimeless: true })]).toEqual([false, true])
  expect(isFit({}, { isTimeless: true })).toBe(true)
})

test('ANN-13 the first rule that fits decides, and where none does there is none', () => {
  const rules = [
    { ...ANY, label: /x/ },
    { ...ANY, because: 'first' },
    { ...ANY, because: 'second' },
  ]
  expect(kindRuleOf(NOTICE, rules)?.because).toBe('first')
  expect(kindRuleOf(NOTICE, [])).toBeNull()
})
