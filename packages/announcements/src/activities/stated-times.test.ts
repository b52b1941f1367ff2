import { edgeInstant } from '@ephemeris/core/activity/activity'
import type { NamedLanguage } from '@ephemeris/core/language/language'
import { DAY_MS, HOUR_MS, instant } from '@ephemeris/core/time/instant'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PUBLISHER_OFFSET } from '../notice/notice.ts'
import { noticeLines } from '../notice/notice-lines.ts'
import { sampleNotice } from '../notice/sample-notice.test-data.ts'
import { readNotices } from '../read-notices.ts'

/** `wall 2026-05-21T10:00 – 2026-06-09T17:59`, as on UTC+8, of what one notice announces; else the reasons why not. */
function readOf(body: string, language: NamedLanguage, title = '「远行」活动'): string {
  const { activities, leftOut } = readNotices('genshin', [sampleNotice({ title, body, language })])
  const minute = (at: number) => new Date(at + 8 * HOUR_MS).toISOString().slice(0, 16)
  const found = activities.map(({ start, end }) => {
    const [from, until] = [start, end].map((edge) => `${edge.kind} ${minute(edgeInstant(edge, PUBLISHER_OFFSET))}`)
    return `${from} – ${until}`
  })
  return [...found, ...leftOut.map(({ reason }) => reason)].join()
}

const HEADINGS: Readonly<Record<NamedLanguage, string>> = {
  en: 'Event Duration',
  'zh-Hans': '活动时间',
  'zh-Hant': '活動時間',
  ja: 'イベント期間',
  ko: '이벤트 기간',
  fr: "Durée de l'événement",
}

/** One start and one end, 2026-05-21 10:00 and 2026-06-09 17:59, in the words of a language. */
const WORDED: readonly (readonly [NamedLanguage, string, string])[] = [
  ['en', '2026/05/21 at 10:00 hrs', '2026/06/09 at 17:59 hrs'],
  ['en', '10:00 on 21 May 2026', '17:59 on 9 June 2026'],
  ['en', '10 a.m. on May 21, 2026', '5:59 p.m. on June 9, 2026'],
  ['en', 'Thursday, May 21, 2026, 10:00 sharp', 'Tuesday, June 9, 2026, 17:59 sharp'],
  ['en', '<b>2026/05/21</b> <i>10:00</i> o’clock', '<b>2026/06/09</b> <i>17:59</i> o’clock'],
  ['zh-Hans', '2026年5月21日（周四）上午10:00起', '2026年6月9日（周二）下午5:59止'],
  ['zh-Hant', '２０２６／０５／２１　１０：００', '２０２６／０６／０９　１７：５９'],
  ['ja', '2026年5月21日(木) 10時00分より', '2026年6月9日(火) 17時59分まで'],
  ['ko', '2026년 5월 21일(목) 오전 10시', '2026년 6월 9일(화) 오후 5시 59분'],
  ['fr', 'jeudi 21/05/2026 à 10:00 précises', 'mardi 09/06/2026 à 17:59 précises'],
  ['fr', '10h00 le 21 mai 2026', '17h59 le 9 juin 2026'],
]

const TAGS: readonly ((of: string, words: string) => string)[] = [
  (of, words) => `<t class="${of}">${words}</t>`,
  (of, words) => `&lt;t class="${of}"&gt;${words}&lt;/t&gt;`,
  (of, words) => `&lt;t class="${of}"&gt;${words}</t>`,
  (of, words) => `&lt;time class=&quot;${of}&quot;&gt;${words}&lt;/time&gt;`,
  (of, words) => `<span style="a" class="q ${of}">${words}</span>`,
]

test('ANN-5 a time that the publisher marks keeps its clock, whatever its tag and its words', () => {
  const mark = fc.constantFrom('t_gl', 't_lc')
  const drawn = fc.record({ start: mark, end: mark, tag: fc.constantFrom(...TAGS), worded: fc.constantFrom(...WORDED) })
  fc.assert(
    fc.property(drawn, fc.constantFrom(' ~ ', ' – ', ' to '), ({ start, end, tag, worded }, dash) => {
      const [language, from, until] = worded
      const body = `<p>〓${HEADINGS[language]}〓</p><p>${tag(start, from)}${dash}${tag(end, until)}</p>`
      const kind = (of: string) => (of === 't_gl' ? 'instant' : 'wall')
      expect(readOf(body, language)).toBe(`${kind(start)} 2026-05-21T10:00 – ${kind(end)} 2026-06-09T17:59`)
    }),
    { numRuns: 200 },
  )
})

test('ANN-45 a clock counts wherever it stands in the statement', () => {
  const [from, until] = ['2026/05/21 10:00', '2026/06/09 17:59']
  const places: readonly ((clock: string) => string)[] = [
    (clock) => `<p>${from} – ${until} ${clock}</p>`,
    (clock) => `<p>${clock}: ${from} – ${until}</p>`,
    (clock) => `<p>${from} ${clock} – ${until}</p>`,
    (clock) => `<p>${from} hrs ${clock} – ${until} hrs ${clock}</p>`,
    (clock) => `<p>${clock}</p><p>${from} – ${until}</p>`,
    (clock) => `<p>${from} – ${until}</p><p>${clock}</p>`,
    (clock) => `<p>${from} – ${until}, and then it ends, ${clock}</p>`,
  ]
  const clocks = fc.constantFrom(
    'UTC+8',
    '(UTC+08:00)',
    '北京时间',
    '东八区',
    '臺北時間',
    '중국 표준시',
    'Beijing Time',
  )
  fc.assert(
    fc.property(clocks, fc.constantFrom(...places), (clock, place) => {
      const read = readOf(`<p>〓Event Duration〓</p>${place(clock)}`, 'en')
      expect(read).toBe('instant 2026-05-21T10:00 – instant 2026-06-09T17:59')
    }),
  )
})

const BANNER = 'Event Wish "Starry Night" - Boosted Drop Rate for "Furina (Hydro)"!'

test.each([
  ['2026/06/17 17:59 – 2026/05/20 10:00', 'order'],
  ['2026/05/20 10:00 – 2026/05/20 10:00', 'order'],
  ['2026/02/31 10:00 – 2026/06/17 17:59', 'no time'],
  ['2026/02/31 10:00 (UTC+8) – 2026/06/17 17:59 (UTC+8)', 'no time'],
  ['2026/13/20 10:00 – 2026/06/17 17:59', 'no time'],
  ['2026/05/20 25:61 – 2026/06/17 17:59', 'no time'],
  ['2026/05/20 10:00 – 2026/06/31 17:59', 'no time'],
  ['2026/05/20 – 2026/06/17', 'no time'],
  ['May 20 – June 9', 'no time'],
  ['Wednesday 10:00, for three weeks', 'no time'],
  ['2026/05/21 10:00 – 2027/07/09 17:59', 'order'],
])('ANN-51 %s is no time of an event or a banner, and reported: %s', (period, reason) => {
  const body = `<p>〓Event Duration〓</p><p>${period}</p>`
  expect([readOf(body, 'en', '"Faraway" Event'), readOf(body, 'en', BANNER)]).toEqual([reason, reason])
})

test('ANN-78 times that contradict each other are expected, and the notice is reported, whatever its kind', () => {
  const period = (from: number, until: number) =>
    `<p>〓Event Duration〓</p><p>2026/05/${from} 10:00 – 2026/06/${until} 03:59</p>`
  const day = fc.integer({ min: 10, max: 28 })
  fc.assert(
    fc.property(fc.tuple(day, day, day, day), fc.constantFrom('"Faraway" Event', BANNER), (days, title) => {
      const [from, until, otherFrom, otherUntil] = days
      const [one, other] = [period(from, until), period(otherFrom, otherUntil)]
      const isOne = from === otherFrom && until === otherUntil
      const twice = sampleNotice({ title, language: 'en', body: `${one}<p>Take part!</p>${other}` })
      const [text] = twice.texts.values()
      if (!text) throw new RangeError('no text')
      const texts = new Map([
        ['en', { ...text, lines: noticeLines(one) }],
        ['fr', { ...text, title: title.replace('Event', 'Événement'), lines: noticeLines(other) }],
      ] as const)
      for (const notice of [twice, { ...twice, texts }]) {
        const { activities, leftOut } = readNotices('genshin', [notice])
        expect(activities.map(({ isStartExpected, isEndExpected }) => [isStartExpected, isEndExpected])).toEqual([
          isOne ? [undefined, undefined] : [true, true],
        ])
        expect(leftOut.map(({ reason }) => reason)).toEqual(isOne ? [] : ['contradictory'])
      }
    }),
  )
})

test('ANN-78 a time of another year than its notice is expected and reported', () => {
  const body = '<p>〓Event Duration〓</p><p>2025/05/21 10:00 – 2025/06/09 17:59</p>'
  expect(readOf(body, 'en', '"Faraway" Event')).toBe('wall 2025-05-21T10:00 – wall 2025-06-09T17:59,contradictory')
  const { activities } = readNotices('genshin', [sampleNotice({ title: '"Faraway" Event', body, language: 'en' })])
  expect(activities).toMatchObject([{ isStartExpected: true, isEndExpected: true }])
})

test.each([
  ['en', '"Faraway" Event', 'The event ends on 06/10.'],
  ['zh-Hans', '「星夜」活动', '活动将于6月10日结束。'],
  ['ja', '「星夜」イベント', 'イベントは6月10日に終了します。'],
  ['ko', '「별밤」 이벤트', '이벤트는 6월 10일에 종료됩니다.'],
  ['fr', 'Événement « Nuit »', "L'événement se termine le 10/06."],
] as const)('ANN-78 in %s, %s with a sentence that states another end is reported: %s', (language, title, sentence) => {
  const read = (end: string) =>
    readOf(`<p>〓Event Duration〓</p><p>2026/05/20 10:00 – 2026/${end} 03:59</p><p>${sentence}</p>`, language, title)
  expect(read('06/03')).toMatch(/contradictory$/)
  expect(read('06/10')).not.toMatch(/contradictory$/)
})

test('ANN-11 the time of a list is expected, and no longer than a version', () => {
  const notice = sampleNotice({ title: BANNER, body: '', language: 'en' })
  const shownUntil = { kind: 'instant', at: instant(notice.shownFrom.at + 200 * DAY_MS) } as const
  const [found] = readNotices('genshin', [{ ...notice, shownUntil }]).activities
  expect(found).toMatchObject({ basis: 'window', isStartExpected: true, isEndExpected: true })
  expect(Number(found?.end.at) - Number(found?.start.at)).toBeLessThan(45 * DAY_MS)
})
