import { edgeInstant } from '@ephemeris/core/activity/activity'
import { formatWallTime, wallTime } from '@ephemeris/core/time/wall-time'
import { utcOffset } from '@ephemeris/core/time/zone'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldNotice } from '../notice/folded.ts'
import { passageOf } from './passage.ts'
import { firstSpanIn, type NoticeSpan, type NoticeTime } from './span.ts'

const CHINA = utcOffset(8 * 60)

function spanIn(text: string): NoticeSpan | null {
  return firstSpanIn(passageOf(foldNotice(text)))
}

/** `2026-05-21 10:00:00 server`, `2026-05-21 02:00:00 UTC`, `opening 3.6`; an end that the span does not have is empty. */
function textsOf(span: NoticeSpan | null): readonly string[] {
  if (span === null) return []
  return [
    span.kind,
    ...('start' in span && span.start ? [timeText(span.start)] : []),
    ...('end' in span ? [timeText(span.end)] : []),
  ]
}

function timeText(time: NoticeTime): string {
  if (time.kind !== 'edge') return `${time.kind} ${time.version ?? ''}`.trim()
  if (time.edge.kind === 'wall') return `${formatWallTime(time.edge.at)} server`
  return `${new Date(edgeInstant(time.edge, CHINA)).toISOString().slice(0, 19).replace('T', ' ')} UTC`
}

test.each([
  ['2026年8月22日10:00 ~ 2026年9月29日11:59（服务器时间）', '2026-08-22 10:00:00 server', '2026-09-29 11:59:59 server'],
  [
    '２０２６／０５／２１　１０：００～２０２６／０６／０７　０３：５９',
    '2026-05-21 10:00:00 server',
    '2026-06-07 03:59:59 server',
  ],
  ['2026/05/21 10:00:00 — 2026/06/07 03:59:30 (UTC+8)', '2026-05-21 02:00:00 UTC', '2026-06-06 19:59:30 UTC'],
  ['2026.05.21 10:00 - 2026.06.07 04:00 (server time)', '2026-05-21 10:00:00 server', '2026-06-07 04:00:00 server'],
  [
    '2026年5月23日00:00（UTC+8） ~ 2026年6月7日11:59（服务器时间）',
    '2026-05-22 16:00:00 UTC',
    '2026-06-07 11:59:59 server',
  ],
  ['2026/05/21 10:00 (UTC+8) ~ 2026/06/07 17:59', '2026-05-21 02:00:00 UTC', '2026-06-07 09:59:59 UTC'],
  ['2026-05-21 10:00 至 2026-06-07 24:00', '2026-05-21 10:00:00 server', '2026-06-07 23:59:59 server'],
  [
    '2026년 5월 21일 10:00부터 2026년 6월 7일 11:59 (서버 시간)',
    '2026-05-21 10:00:00 server',
    '2026-06-07 11:59:59 server',
  ],
  [
    '2026年5月21日(木) 10:00〜2026年6月7日(日) 11:59(サーバー時間)',
    '2026-05-21 10:00:00 server',
    '2026-06-07 11:59:59 server',
  ],
])('ANN-1 a written range %s is read on the clock it names', (text, start, end) => {
  expect(textsOf(spanIn(text))).toEqual(['range', start, end])
})

test.each([
  ['2026/05/21 10:00 - 2026/06/07 04:00 (utc+8)', '2026-05-21 02:00:00', '2026-06-06 20:00:00'],
  ['2026/05/21 10:00 - 2026/06/07 04:00 (UTC+05:30)', '2026-05-21 04:30:00', '2026-06-06 22:30:00'],
  ['2026/05/21 10:00 - 2026/06/07 04:00 (gmt-0330)', '2026-05-21 13:30:00', '2026-06-07 07:30:00'],
  ['2026/05/21 10:00 - 2026/06/07 04:00 (jst)', '2026-05-21 01:00:00', '2026-06-06 19:00:00'],
  ['jst 2026/05/21 10:00 - 2026/06/07 04:00', '2026-05-21 01:00:00', '2026-06-06 19:00:00'],
])('ANN-1 the clock of %s is read whatever its case, with its minutes', (text, start, end) => {
  expect(textsOf(spanIn(text))).toEqual(['range', `${start} UTC`, `${end} UTC`])
})

test.each([
  ['3.6版本更新后 ~ 2026年9月10日09:59（服务器时间）', ['range', 'opening 3.6', '2026-09-10 09:59:59 server']],
  ['「月之八」版本更新后 ～ 2026/08/11 14:59', ['range', 'opening 月之八', '2026-08-11 14:59:59 server']],
  ['After the Version 4.4 update — 2024/02/20 17:59', ['range', 'opening 4.4', '2024-02-20 17:59:59 server']],
  ['Après la mise à jour de la version 6.4 – 2026/03/17 17:59', ['range', 'opening 6.4', '2026-03-17 17:59:59 server']],
  ['Ver.3.6アップデート後 ～ 2026/09/10 09:59(サーバー時間)', ['range', 'opening 3.6', '2026-09-10 09:59:59 server']],
  ['3.6 버전 업데이트 이후 ~ 2026/09/10 09:59(서버 시간)', ['range', 'opening 3.6', '2026-09-10 09:59:59 server']],
  ['2026年7月17日04:00（服务器时间） ~ 3.6版本更新维护前', ['range', '2026-07-17 04:00:00 server', 'maintenance 3.6']],
  ['3.0版本更新后 ~ 下个版本更新维护前', ['range', 'opening 3.0', 'close 3.0']],
  ['2026/05/20 10:00 ~ 下个版本更新维护前', ['range', '2026-05-20 10:00:00 server', 'close']],
  ['3.3版本 ~ 3.4版本', ['range', 'opening 3.3', 'close 3.4']],
])('ANN-2 %s names versions for times', (text, expected) => {
  expect(textsOf(spanIn(text))).toEqual(expected)
})

test.each([
  ['3.5版本更新后永久开放', ['permanent', 'opening 3.5']],
  ['Permanent', ['permanent']],
  ['2026年5月21日10:00永久开放（服务器时间）', ['permanent', '2026-05-21 10:00:00 server']],
  ['3.0版本更新后 ~', ['open', 'opening 3.0']],
  ['2026年8月18日18:30', ['open', '2026-08-18 18:30:00 server']],
  ['8月18日18:00-8月31日23:59', []],
  ['2026年2月30日10:00 ~ 2026年13月1日10:00', []],
  ['版本更新内容', []],
])('ANN-3 %s names no end, or no time at all', (text, expected) => {
  expect(textsOf(spanIn(text))).toEqual(expected)
})

test('ANN-1 any range that is written comes back, whatever the form of its digits, dates and dashes', () => {
  const minutes = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2032, 0, 1) }).map((ms) => ms - (ms % 60_000))
  const forms: readonly ((wall: string) => string)[] = [
    (wall) => wall.slice(0, 16).replaceAll('-', '/'),
    (wall) => wall.slice(0, 16),
    (wall) => `${wall.slice(0, 4)}年${wall.slice(5, 7)}月${wall.slice(8, 10)}日${wall.slice(11, 16)}`,
    (wall) =>
      wall
        .slice(0, 16)
        .replaceAll('-', '/')
        .replace(/[\d:/]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) + 0xfee0)),
  ]
  const dashes = ['~', '～', '〜', '—', '–', ' - ', '至', '到']
  fc.assert(
    fc.property(
      minutes,
      fc.integer({ min: 1, max: 100_000 }),
      fc.constantFrom(...forms),
      fc.constantFrom(...dashes),
      fc.constantFrom('（服务器时间）', '(server time)', ''),
      (start, length, form, dash, zone) => {
        const end = start + length * 60_000
        const [from, until] = [formatWallTime(wallTime(start)), formatWallTime(wallTime(end))]
        const lastSecond = until.slice(14, 16) === '59' ? `${until.slice(0, 17)}59` : until
        expect(textsOf(spanIn(`${form(from)} ${dash} ${form(until)}${zone}`))).toEqual([
          'range',
          `${from} server`,
          `${lastSecond} server`,
        ])
      },
    ),
  )
})

test.each([
  [
    'Du 18/12/2024 à 12:00 au 08/01/2025 à 03:59 (heure du serveur)',
    '2024-12-18 12:00:00 server',
    '2025-01-08 03:59:59 server',
  ],
  [
    'December 18, 2024, 12:00 – Jan. 8, 2025, 03:59 (server time)',
    '2024-12-18 12:00:00 server',
    '2025-01-08 03:59:59 server',
  ],
  ['18 décembre 2024 à 12h00 – 8 janvier 2025 à 03h59', '2024-12-18 12:00:00 server', '2025-01-08 03:59:59 server'],
  ['2026年12月18日 10時 ～ 2026年12月25日 3時59分', '2026-12-18 10:00:00 server', '2026-12-25 03:59:59 server'],
  ['2024/12/18 12:00 AM – 2024/12/19 3:59 PM (UTC-05:00)', '2024-12-18 05:00:00 UTC', '2024-12-19 20:59:59 UTC'],
  ['2024. 12. 18.(수) 12:00 ~ 2024. 12. 25.(수) 03:59', '2024-12-18 12:00:00 server', '2024-12-25 03:59:59 server'],
  [
    'From 12:00 on December 18, 2024 until 03:59 on January 8, 2025',
    '2024-12-18 12:00:00 server',
    '2025-01-08 03:59:59 server',
  ],
  ['12/18/2024 12:00 - 01/08/2025 03:59', '2024-12-18 12:00:00 server', '2025-01-08 03:59:59 server'],
  [
    'Du mercredi 18 décembre 2024 à 12 h 00 au mercredi 8 janvier 2025 à 3 h 59',
    '2024-12-18 12:00:00 server',
    '2025-01-08 03:59:59 server',
  ],
  ['2024年12月18日12時より2025年1月8日3時59分まで', '2024-12-18 12:00:00 server', '2025-01-08 03:59:59 server'],
])('ANN-35 %s is read, whatever the order and the words of its dates', (text, start, end) => {
  expect(textsOf(spanIn(text))).toEqual(['range', start, end])
})

test.each([
  'Until 2026/12/07 03:59 (server time)',
  '~ 2026/12/07 03:59',
  '2026/12/07 03:59（サーバー時間）まで',
  '截止至2026/12/07 03:59',
])('ANN-36 %s states an end alone', (text) => {
  expect(textsOf(spanIn(text))).toEqual(['until', '2026-12-07 03:59:59 server'])
})

test.each([
  ['After the Version "Luna IV" update – 2026/02/23 03:59', 'opening Luna IV'],
  ['After the Luna IV version update – 2026/02/23 03:59', 'opening Luna IV'],
  ['After V2.0 update – 2026/02/23 03:59', 'opening 2.0'],
  ['「Luna Ⅳ」バージョンアップデート後 ～ 2026/02/23 03:59', 'opening Luna IV'],
  ['「네 번째 달」 버전 업데이트 후 ~ 2026/02/23 03:59', 'opening 네 번째 달'],
  ['Après la mise à jour de la version « Luna IV » – 2026/02/23 03:59', 'opening Luna IV'],
  ['为4.7版本更新后 - 2026/02/23 03:59', 'opening 4.7'],
  ['版本更新后 ~ 2026/02/23 03:59', 'opening'],
  ['After the version update – 2026/02/23 03:59', 'opening'],
])('ANN-2 %s begins with a version', (text, start) => {
  expect(textsOf(spanIn(text))).toEqual(['range', start, '2026-02-23 03:59:59 server'])
})

test.each([
  ['The event opens on 2026/11/20 10:00 and ends on 2026/12/03 03:59', '2026-11-20 10:00:00', '2026-12-03 03:59:59'],
  ['November 21 at 10:00, 2026 – December 3 at 3:59, 2026', '2026-11-21 10:00:00', '2026-12-03 03:59:59'],
  ['活动于2026/11/20 10:00开启，并于2026/12/03 03:59结束', '2026-11-20 10:00:00', '2026-12-03 03:59:59'],
  ['2026년 11월 20일 10:00에 시작하여 2026년 12월 3일 03:59에 종료', '2026-11-20 10:00:00', '2026-12-03 03:59:59'],
  ['commence le 20/11/2026 à 10:00 et se termine le 03/12/2026 à 03:59', '2026-11-20 10:00:00', '2026-12-03 03:59:59'],
])('ANN-42 %s states both edges in one sentence', (text, start, end) => {
  expect(textsOf(spanIn(text))).toEqual(['range', `${start} server`, `${end} server`])
})

test.each([
  ['4.6版本期间', '4.6'],
  ['「月之八」版本期间持续开放', '月之八'],
  ['Available throughout the entirety of Version 4.4', '4.4'],
  ['4.4バージョン期間中に開放', '4.4'],
  ['Version 4.4', '4.4'],
  ['「4.4」版本', '4.4'],
  ['Ver.4.4', '4.4'],
  ['4.4 버전', '4.4'],
])('ANN-41 %s runs from the opening of the version to its close', (text, version) => {
  expect(textsOf(spanIn(text))).toEqual(['range', `opening ${version}`, `close ${version}`])
})

test.each([
  ['2026/09/28 00:00起至7.1版本结束', 'close 7.1'],
  ['2026/09/28 00:00 until the end of Version 4.4', 'close 4.4'],
  ['2026/09/28 00:00 – before the end of V4.4', 'close 4.4'],
])('ANN-41 %s ends with the version', (text, end) => {
  expect(textsOf(spanIn(text))).toEqual(['range', '2026-09-28 00:00:00 server', end])
})

test.each([
  'From the launch of Version 7.1 until the Version 7.2 update maintenance begins',
  '7.1版本更新维护结束后 ~ 7.2版本更新维护开始前',
  '7.1版本上線後 ~ 7.2版本更新前',
  'バージョン7.1リリース後 ～ Ver.7.2アップデートメンテナンス開始まで',
  '7.1 버전 업데이트 점검 완료 후 ~ 7.2 버전 업데이트 전까지',
  "De la fin de la maintenance de la version 7.1 jusqu'au début de la maintenance de la version 7.2",
])('ANN-2 %s runs from a version to the maintenance for the next one', (text) => {
  expect(textsOf(spanIn(text))).toEqual(['range', 'opening 7.1', 'maintenance 7.2'])
})

test.each([
  'Start of Version 7.1 – Version 7.1 ends',
  '7.1版本上线后 ~ 7.1版本末',
  'Ver.7.1開始時 ～ Ver.7.1終了時',
  '7.1 버전 업데이트 이후 ~ 7.1 버전 종료 시까지',
  "Dès la sortie de la version 7.1 jusqu'à la fin de la version 7.1",
])('ANN-2 %s runs from the opening of a version to its close', (text) => {
  expect(textsOf(spanIn(text))).toEqual(['range', 'opening 7.1', 'close 7.1'])
})

test.each([
  [
    '2026年11月25日 11:00（日本時間 12:00）～ 2026年12月10日 03:59（日本時間 04:59）',
    ['range', '2026-11-25 11:00:00 server', '2026-12-10 03:59:59 server'],
  ],
  [
    '2026/11/25 11:00 (UTC+8) (12:00 JST) - 2026/12/10 03:59',
    ['range', '2026-11-25 03:00:00 UTC', '2026-12-09 19:59:59 UTC'],
  ],
  [
    'After maintenance on November 25, 2026 – December 10, 2026, 03:59',
    ['range', 'opening', '2026-12-10 03:59:59 server'],
  ],
  ['2026/11/25 10:00 is the first day. 2026/11/28 ~ 2026/12/10 03:59', ['open', '2026-11-25 10:00:00 server']],
])('ANN-56 what stands between a time and its dash is no third time: %s', (text, span) => {
  expect(textsOf(spanIn(text))).toEqual(span)
})

test('ANN-1 an apostrophe may be straight or curved', () => {
  const text = "2026/11/25 10:00 jusqu'à la fin de la version 7.1"
  expect(textsOf(spanIn(text))).toEqual(['range', '2026-11-25 10:00:00 server', 'close 7.1'])
  expect(textsOf(spanIn(text.replace("'", '’')))).toEqual(textsOf(spanIn(text)))
})

test('ANN-1 folding makes one of the two French spellings of “event”', () => {
  expect(foldNotice('Évènement, ÉVÈNEMENT et événements : « Vènerie »')).toBe(
    foldNotice('Événement, ÉVéNEMENT et événements : « Vènerie »'),
  )
})

test.each([
  ['「Luna III」Ver.アップデート後～2025/12/23 14:59', 'opening Luna III'],
  ['「Luna III」の大型アップデート後～2025/12/23 14:59', 'opening Luna III'],
  ['7.1 big アップデート後～2025/12/23 14:59', 'opening 7.1'],
  ['アップデート後～2025/12/23 14:59', 'opening'],
  ['2025/12/03 版本更新后 ~ 2025/12/23 14:59', 'opening'],
  ['12月3日版本更新后 ~ 2025/12/23 14:59', 'opening'],
  ['After Version Luna III goes live – 2025/12/23 14:59', 'opening Luna III'],
])('ANN-55 %s begins at the %s', (text, start) => {
  expect(textsOf(spanIn(text))).toEqual(['range', start, '2025-12-23 14:59:59 server'])
})

test.each([
  ['"Picture Walk" begins after the maintenance ~ 2025/12/23 14:59', true],
  ['「写真散歩」はアップデート後～2025/12/23 14:59', true],
  ['「甜茶铺」活动将于更新后 ~ 2025/12/23 14:59', true],
  ['「4.4」のアップデート後～2025/12/23 14:59', false],
  ['「4.4」はアップデート後～2025/12/23 14:59', false],
  ['「Ver.4.4」はアップデート後～2025/12/23 14:59', false],
  ['「12.4」はアップデート後～2025/12/23 14:59', false],
  ['「第4.45章」はアップデート後～2025/12/23 14:59', true],
  ['4.4のアップデート後～2025/12/23 14:59', false],
  ['「Luna III」バージョンアップデート後～2025/12/23 14:59', false],
])('ANN-55 the version of %s is a guess: %s', (text, isGuess) => {
  const span = spanIn(text)
  expect(span).toMatchObject({ kind: 'range', start: { kind: 'opening', version: expect.any(String) } })
  expect(JSON.stringify(span).includes('"isGuess":true')).toBe(isGuess)
})

test.each(['「Luna III」 버전 기간 중', 'Pendant toute la version « Luna III »'])(
  'ANN-41 %s is a whole version',
  (text) => {
    expect(textsOf(spanIn(text))).toEqual(['range', 'opening Luna III', 'close Luna III'])
  },
)
