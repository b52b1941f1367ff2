import { expect, test } from 'vitest'
import { foldNotice } from '../notice/folded.ts'
import type { StatedDay } from './dates.ts'
import { passageOf } from './passage.ts'
import { firstSpanIn, type NoticeSpan, type NoticeTime } from './span.ts'

const UNTIL = '2026/12/09 11:59'

function spanIn(text: string): NoticeSpan | null {
  return firstSpanIn(passageOf(foldNotice(text)))
}

/** `opening 3.6`, `opening on 2026-11-25`, `close on 11-25`; a written date is `date`. */
function textOf(time: NoticeTime): string {
  if (time.kind === 'edge') return 'date'
  const { kind, version, opensOn, closesOn } = time
  const from = opensOn && `${kind === 'close' ? 'of that from' : 'on'} ${dayText(opensOn)}`
  const until = closesOn && `on ${dayText(closesOn)}`
  return [kind, version, from, until].filter((text) => text).join(' ')
}

function dayText({ year, month, day }: StatedDay): string {
  return [year, month, day].filter((part) => part !== null).join('-')
}

test.each([
  [`11月25日更新后 ~ ${UNTIL}`, 'opening on 11-25'],
  [`2026年11月25日更新后 ~ ${UNTIL}`, 'opening on 2026-11-25'],
  [`2026/11/25 维护后 – ${UNTIL}`, 'opening on 2026-11-25'],
  [`11月25日(水)アップデート後 ～ ${UNTIL}`, 'opening on 11-25'],
  [`11月25日のメンテナンス後 ～ ${UNTIL}`, 'opening on 11-25'],
  [`11월 25일 점검 후 ~ ${UNTIL}`, 'opening on 11-25'],
  [`November 25 (after update) – ${UNTIL}`, 'opening on 11-25'],
  [`After the update on November 25, 2026 – ${UNTIL}`, 'opening on 2026-11-25'],
  [`After the November 25 update – ${UNTIL}`, 'opening on 11-25'],
  [`Après la mise à jour du 25 novembre – ${UNTIL}`, 'opening on 11-25'],
  [`After the Version 7.1 update on November 25 – ${UNTIL}`, 'opening 7.1'],
  [`11月25日 3.6版本更新后 ~ ${UNTIL}`, 'opening 3.6'],
  [`版本更新后 ~ ${UNTIL}`, 'opening'],
  [`13月25日更新后 ~ ${UNTIL}`, 'opening'],
])('ANN-59 %s begins at the %s', (text, start) => {
  const span = spanIn(text)
  expect(span?.kind === 'range' && [textOf(span.start), textOf(span.end)]).toEqual([start, 'date'])
})

test.each([
  ['~ 2026年12月23日维护前', 'close on 2026-12-23'],
  ['～ 12月23日メンテナンス前', 'close on 12-23'],
  ['~ 12월 23일 업데이트 이전', 'close on 12-23'],
  ['~ 12월 23일 점검 전까지', 'close on 12-23'],
  ['– before the December 23 update', 'close on 12-23'],
  ['– before the maintenance on December 23', 'close on 12-23'],
  ['– avant la mise à jour du 23 décembre', 'close on 12-23'],
  ['~ 版本更新维护前', 'close'],
  ['– before the version update maintenance', 'close'],
  ['~ 버전 업데이트 전까지', 'close'],
  ['～ バージョンアップデート前', 'close'],
  ['~ 3.8版本更新维护前', 'maintenance 3.8'],
  ['– until the update to Version 7.2', 'maintenance 7.2'],
])('ANN-59 2026/11/25 10:00 %s ends at the %s', (text, end) => {
  const span = spanIn(`2026/11/25 10:00 ${text}`)
  expect(span?.kind === 'range' && [textOf(span.start), textOf(span.end)]).toEqual(['date', end])
})

test.each([
  ['3.7版本更新后 ~ 版本更新前', 'opening 3.7', 'close 3.7'],
  ['9月30日更新后 ~ 下个版本更新前', 'opening on 9-30', 'close of that from 9-30'],
  ['Version update - 2026-06-11 11:59 (server time)', 'opening', 'date'],
  [`7.1版更后 ~ ${UNTIL}`, 'opening 7.1', 'date'],
  [`7.1版本更新 ~ ${UNTIL}`, 'opening 7.1', 'date'],
  [`Ver.7.1アップデート ～ ${UNTIL}`, 'opening 7.1', 'date'],
  [`7.1 버전 업데이트 ~ ${UNTIL}`, 'opening 7.1', 'date'],
  [`Version 7.1 update to ${UNTIL}`, 'opening 7.1', 'date'],
  [`Version 7.1 update → ${UNTIL}`, 'opening 7.1', 'date'],
  [`7.1版本更新至${UNTIL}`, 'opening 7.1', 'date'],
  ['2026/11/25 10:00 – before the update maintenance for Version 7.2', 'date', 'maintenance 7.2'],
  ['版本更新后即开启，持续至2026/12/23 03:59', 'opening', 'date'],
])('ANN-2 %s runs from %s to %s', (text, start, end) => {
  const span = spanIn(text)
  expect(span?.kind === 'range' && [textOf(span.start), textOf(span.end)]).toEqual([start, end])
})

test.each([
  '2026年10月2日-2026年10月31日23:59',
  '2026/08/12 – 2026/08/25 23:59 (UTC+8)',
  '10月2日(金)～ 2026/10/31 23:59',
  'October 2 – October 31, 2026, 23:59',
  '2026/11/20 10:00 ~ 2026/11/30',
  '2026/11/20 10:00 ~ 终幕',
  '2026/11/20 10:00 起开放14天',
  'After the Version 4.4 update, lasts for 14 days',
  '2026年11月20日10:00から14日間',
  '2026년 11월 20일 10:00부터 14일간',
  'À partir du 20/11/2026 à 10:00, pendant 14 jours',
  '7.2版本更新前',
  '3.2版本更新后',
  '2026年8月18日18:30',
])('ANN-60 %s has no sure time', (text) => {
  const span = spanIn(text)
  expect(span?.kind).toBe('open')
  expect(span).not.toHaveProperty('isLeftOpen')
})

test('ANN-60 nothing behind the dash leaves the end open', () => {
  expect(spanIn('3.0版本更新后 ~')).toMatchObject({ kind: 'open', isLeftOpen: true })
})

test.each([
  'Permanently available after the Version 7.0 update',
  'Permanently available after 2026/07/24 12:00:00 (server time)',
  '永久开放：3.0版本更新后',
])('ANN-3 %s stays', (text) => {
  expect(spanIn(text)?.kind).toBe('permanent')
})

test.each([
  '即日起 - 2026年10月18日 23:59',
  '即日起至2026年10月18日 23:59',
  'Now - 2026/10/18 23:59',
  '지금부터 ~ 2026/10/18 23:59',
])('ANN-36 %s states an end alone', (text) => {
  expect(spanIn(text)?.kind).toBe('until')
})

test.each(['4.6版本更新前瞻', '2026/09/28 10:00 4.6版本更新前瞻', '2026/09/28 10:00 업데이트 전체 안내'])(
  'ANN-59 %s speaks of no end',
  (text) => {
    const span = spanIn(text)
    expect(span === null || (span.kind === 'open' && textOf(span.start) === 'date')).toBe(true)
  },
)

test.each([
  ['2027年12月28日上午10点至2028年1月11日凌晨3点59分', '2027-12-28T10:00', '2028-01-11T03:59'],
  ['2027年12月28日晚上8点至2028年1月11日03:59', '2027-12-28T20:00', '2028-01-11T03:59'],
  ['Beginning 2027/12/28 10:00 and lasting through 2028/01/11 03:59', '2027-12-28T10:00', '2028-01-11T03:59'],
])('ANN-35 %s says its hours in words', (text, start, end) => {
  const span = spanIn(text)
  const walls = span?.kind === 'range' ? [span.start, span.end] : []
  const dates = walls.map((time) => time.kind === 'edge' && new Date(time.edge.at).toISOString().slice(0, 16))
  expect(dates).toEqual([start, end])
})

test.each([
  ['2027/12/28 10:00 UTC – 2028/01/11 03:59 UTC', '2027-12-28T10:00'],
  ['2027/12/28 10:00 UTC-2028/01/11 03:59', '2027-12-28T10:00'],
  ['2027/12/28 10:00 (UTC–5) – 2028/01/11 03:59 (UTC–5)', '2027-12-28T15:00'],
  ['2027/12/28 10:00 – 2028/01/11 03:59 PST', '2027-12-28T18:00'],
  ['2027/12/28 10:00 (UTC + 8) – 2028/01/11 03:59', '2027-12-28T02:00'],
  ['2027/12/28 10:00 [UTC+8] – 2028/01/11 03:59', '2027-12-28T02:00'],
  ['2027/12/28 10:00, GMT+8 – 2028/01/11 03:59', '2027-12-28T02:00'],
  ['2027/12/28 10:00 (UTC+8 time) – 2028/01/11 03:59', '2027-12-28T02:00'],
  ['2027/12/28 10:00 (CST) – 2028/01/11 03:59', '2027-12-28T02:00'],
  ['2027/12/28 10∶00 UTC+8 ⁓ 2028/01/11 03∶59', '2027-12-28T02:00'],
  ['2027/12/28 10:00 UTC+8 ─ 2028/01/11 03:59', '2027-12-28T02:00'],
  ['2027/12/28 10:00 CET – 2028/01/11 03:59 CET', '2027-12-28T09:00'],
])('ANN-1 %s begins at %s UTC', (text, start) => {
  const span = spanIn(text)
  const edge = span?.kind === 'range' && span.start.kind === 'edge' ? span.start.edge : null
  expect(edge?.kind).toBe('instant')
  expect(edge && new Date(edge.at).toISOString().slice(0, 16)).toBe(start)
})

test.each([
  '2027/12/28 10:00 (local server time) – 2028/01/11 03:59 (local server time)',
  '2027/12/28 10:00（各服务器时间）至2028/01/11 03:59（各服务器时间）',
  '2027/12/28 10:00（各伺服器時間）至2028/01/11 03:59（各伺服器時間）',
  '2027/12/28 10:00（サーバータイム）～ 2028/01/11 03:59（サーバータイム）',
  '2027/12/28 10:00 (각 서버 시간) ~ 2028/01/11 03:59 (서버 시간 기준)',
  '2027/12/28 10:00 [server time] – 2028/01/11 03:59, server time',
])('ANN-1 %s is on the clock of each server', (text) => {
  const span = spanIn(text)
  expect(
    span?.kind === 'range' && [span.start, span.end].map((time) => time.kind === 'edge' && time.edge.kind),
  ).toEqual(['wall', 'wall'])
})
