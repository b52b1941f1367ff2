import { formatWallTime } from '@ephemeris/core/time/wall-time'
import { expect, test } from 'vitest'
import { foldNotice } from '../notice/folded.ts'
import { passageOf } from './passage.ts'
import { headedSpans, labelledSpans, lineRanges } from './sections.ts'

const LABELS = [/(?:活动|开放)时间[✦:]*/, /Event Duration/i]

const passages = (lines: readonly string[]) => lines.map((line) => passageOf(foldNotice(line)))

function linesWithSpan(text: string): readonly (readonly [number, string])[] {
  const lines = passages(text.trim().split('\n'))
  return labelledSpans(lines, LABELS).map(({ line, span }) => [line, span.kind])
}

test('ANN-4 a time stands behind its label or on the lines below it, one cell of a table a line', () => {
  expect(linesWithSpan('✦活动时间：2026年8月22日10:00 ~ 2026年9月29日11:59')).toEqual([[0, 'range']])
  expect(linesWithSpan('✦活动时间✦\n3.6版本更新后 ~ 2026年9月10日09:59（服务器时间）')).toEqual([[0, 'range']])
  expect(linesWithSpan('Event Duration\nFeatured\nAfter the Version 4.4 update\n—\n2024/02/20 17:59\nXianyun')).toEqual(
    [[0, 'range']],
  )
})

test('ANN-4 a time under another heading does not belong to a label without one', () => {
  expect(linesWithSpan('✦活动时间✦\n✦补偿领取时间✦\n2026年8月22日10:00 ~ 2026年9月29日11:59')).toEqual([])
  expect(linesWithSpan('✦活动时间✦\n另行通知\n✦奖励✦\n2026年8月22日10:00 ~ 2026年9月29日11:59')).toEqual([])
})

test('ANN-4 each stage of an activity has its own label and time', () => {
  expect(
    linesWithSpan(`✦【流音任务】开放时间✦
3.3版本更新后 ~ 2026年6月7日11:59（服务器时间）
✦【海潮流赠】开放时间✦
3.3版本更新后 ~ 2026年6月15日03:59（服务器时间）`),
  ).toEqual([
    [0, 'range'],
    [2, 'range'],
  ])
})

const RANGE = '2026/11/20 10:00 ~ 2026/12/03 03:59'

test.each([
  '〓参与时间〓',
  '〓報酬受取期間〓',
  '■ 진행 기간',
  "[Dates de l'événement]",
  '✦Active Period✦',
  '【開催日時】',
  'Availability:',
])('ANN-43 the heading %s introduces a time', (heading) => {
  expect(headedSpans(passages([heading, RANGE])).map(({ span }) => span.kind)).toEqual(['range'])
})

test.each(['〓商店兑换时间〓', '【販売期間】', '■ 점검 시간', '[Période de vente]', '✦Shop Availability✦'])(
  'ANN-43 the heading %s introduces the time of something else',
  (heading) => {
    expect(headedSpans(passages([heading, RANGE]))).toEqual([])
    expect(lineRanges(passages([heading, RANGE]))).toEqual([])
  },
)

test('ANN-43 a line states a range without any heading', () => {
  const lines = ['Dear Travelers,', `The challenge runs from ${RANGE} (server time).`]
  expect(lineRanges(passages(lines)).map(({ line }) => line)).toEqual([1])
})

test.each([
  ['Event Duration (UTC+8)', RANGE],
  ['Event Duration', 'All times below are UTC+8.', RANGE],
  ['Event Duration', `(UTC+8) ${RANGE}`],
  ['Event Duration', `Beijing Time: ${RANGE}`],
  ['Event Duration', '2026/11/20 11:00 ~ 2026/12/03 04:59 (JST)'],
])('ANN-45 the times below %s stand on the clock that is written, %s', (...lines) => {
  const [found] = labelledSpans(passages(lines), LABELS)
  const start = found?.span.kind === 'range' ? found.span.start : null
  expect(start).toEqual({ kind: 'edge', edge: { kind: 'instant', at: Date.UTC(2026, 10, 20, 2) } })
})

test('ANN-45 a notice that names no clock means the clock of each server', () => {
  const [found] = labelledSpans(passages(['Event Duration', RANGE]), LABELS)
  const start = found?.span.kind === 'range' ? found.span.start : null
  const edge = start?.kind === 'edge' ? start.edge : null
  expect(edge?.kind === 'wall' ? formatWallTime(edge.at) : null).toBe('2026-11-20 10:00:00')
})
