import { expect, test } from 'vitest'
import type { PublisherNotice } from '../notice/notice.ts'
import { sampleNotice } from '../notice/sample-notice.test-data.ts'
import type { KindRule } from '../words/notice-rules.ts'
import { rulingOn } from './notice-kind.ts'

const ANY: KindRule = {
  ...{ type: 'event', section: null, label: null, title: null, head: null, body: null, unless: null },
  ...{ timeless: false, proper: false, named: false, sure: false, because: 'any' },
}
/** In two languages; it states no time, and its seventh line is not in its head. */
const BODY = ['The line', '2', '3', '4', '5', '6', 'The rest']
const TIME = 'Event Duration: 2026/05/20 10:00 – 2026/06/03 03:59'

function noticeWith(lines: readonly string[] = BODY): PublisherNotice {
  const text = { subtitle: '', lines, bannerUrl: null }
  const texts = new Map([
    ['fr', { ...text, title: 'Le titre', lines: [] }],
    ['en', { ...text, title: 'The title' }],
  ] as const)
  return { ...sampleNotice({ section: 'activity', label: 'news' }), texts }
}

function isFit(rule: Partial<KindRule>, notice = noticeWith()): boolean {
  return rulingOn(notice, { kinds: [{ ...ANY, ...rule }] }).rule !== null
}

test('ANN-13 a rule fits by each of its parts, in any language, and an absent part fits everything', () => {
  expect(isFit({})).toBe(true)
  for (const part of ['section', 'label', 'title', 'head', 'body'] as const) {
    expect([part, isFit({ [part]: /nothing/ })]).toEqual([part, false])
  }
  expect(isFit({ section: /^activity$/, label: /^news$/, title: /^The/, head: /^The/, body: /rest/ })).toBe(true)
  expect(isFit({ head: /rest/ })).toBe(false)
  expect(isFit({ title: /^The titles$/ })).toBe(false)
})

test('ANN-13 a rule does not fit a notice with a line that it excludes', () => {
  expect(isFit({ unless: /rest/ })).toBe(false)
  expect(isFit({ unless: /title/ })).toBe(true)
})

test('ANN-13 a rule for timeless notices fits no other', () => {
  const timed = noticeWith([TIME])
  expect([isFit({ timeless: true }, timed), isFit({ timeless: true })]).toEqual([false, true])
  expect(isFit({}, timed)).toBe(true)
  expect(isFit({ timeless: true }, noticeWith([]))).toBe(false)
})

test('ANN-13 the first rule that fits decides, and where none does there is none', () => {
  const rules = [
    { ...ANY, label: /x/ },
    { ...ANY, because: 'first' },
    { ...ANY, because: 'second' },
  ]
  expect(rulingOn(noticeWith(), { kinds: rules }).rule?.because).toBe('first')
  expect(rulingOn(noticeWith(), { kinds: [] }).rule).toBeNull()
})
