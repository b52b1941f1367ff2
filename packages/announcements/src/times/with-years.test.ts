import type { Language } from '@ephemeris/core/language/language'
import { expect, test } from 'vitest'
import { sampleNotice } from '../notice/sample-notice.test-data.ts'
import { withYears } from './with-years.ts'

const SHOWN = { shownFrom: { kind: 'instant', at: Date.UTC(2026, 11, 20) } } as const

function dated(line: string, language: Language = 'ja'): string | undefined {
  const notice = sampleNotice({ ...SHOWN, language, body: `<p>${line}</p>` } as Parameters<typeof sampleNotice>[0])
  return withYears(notice).texts.get(language)?.lines[0]
}

test.each([
  ['ja', '12月28日04:00～1月4日03:59（サーバー時間）', '2026/12/28 04:00～2027/1/4 03:59（サーバー時間）'],
  ['ko', '12월 28일 04:00 ~ 1월 4일 03:59', '2026/12/28 04:00 ~ 2027/1/4 03:59'],
  ['zh-Hans', '12/28 04:00 ~ 01/04 03:59', '2026/12/28 04:00 ~ 2027/1/4 03:59'],
  ['en', 'December 28, 04:00 – January 4, 03:59', '2026/12/28 04:00 – 2027/1/4 03:59'],
  ['ko', '12월 28일 오전 4시 ~ 1월 4일 3시 59분', '2026/12/28 오전 4시 ~ 2027/1/4 3시 59분'],
  ['zh-Hans', '12月28号周一4点 ~ 1月4日03:59', '2026/12/28 4点 ~ 2027/1/4 03:59'],
  ['fr', 'du lundi 28 décembre à 4h au lundi 4 janvier à 3h59', 'du lundi 2026/12/28 4h au lundi 2027/1/4 3h59'],
  ['fr', 'du 28/12 à 04:00 au 04/01 à 03:59', 'du 2026/12/28 04:00 au 2027/1/4 03:59'],
] as const)('ANN-48 %s: %s is of the years around the first day of the notice', (language, line, expected) => {
  expect(dated(line, language)?.replace(/ +/g, ' ')).toBe(expected)
})

test.each(['2026年12月28日04:00～1月4日03:59', '7月4日04:00～7月11日03:59', '第1/2回 挑戦', '8月14日は特別な日です'])(
  'ANN-48 %s gets no year',
  (line) => {
    expect(dated(line)).toBe(line)
  },
)
