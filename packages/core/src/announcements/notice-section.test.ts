import { expect, test } from 'vitest'
import { TIME_WORDS } from '../../../gamedata/src/announcement-times.ts'
import { labelledSpans } from './notice-section.ts'

const LABELS = [/(?:活动|开放)时间[✦:]*/, /Event Duration/i]

function linesWithSpan(text: string): readonly (readonly [number, string])[] {
  const lines = text.trim().split('\n')
  return labelledSpans(lines, LABELS, { times: TIME_WORDS, unmarked: 'server' }).map(({ line, span }) => [
    line,
    span.kind,
  ])
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
