import { expect, test } from 'vitest'
import { foldNotice } from '../notice/folded.ts'
import { passageOf } from './passage.ts'
import { spanIn } from './span.ts'

function read(text: string) {
  return spanIn(passageOf(foldNotice(text)))
}

const wall = (time: string) => ({ kind: 'edge', edge: { kind: 'wall', at: Date.parse(`${time}Z`) } })
const world = (time: string) => ({ kind: 'edge', edge: { kind: 'instant', at: Date.parse(time) } })

test('ANN-37 times of servers that agree on their clocks are times of each server', () => {
  const text = `Asia: 2026/11/23 04:00 – 2026/11/30 03:59 (UTC+8) Europe: 2026/11/23 04:00 – 2026/11/30 03:59 (UTC+1)
    America: 2026/11/23 04:00 – 2026/11/30 03:59 (UTC-05:00)`
  const expected = { kind: 'range', start: wall('2026-11-23T04:00:00'), end: wall('2026-11-30T03:59:59') }
  expect(read(text)).toEqual(expected)
  expect(read(text.replaceAll(/ \(UTC[^)]*\)/g, ''))).toEqual(expected)
  expect(read('亚服：2026/11/23 04:00 ~ 2026/11/30 03:59；欧服：2026/11/23 04:00 ~ 2026/11/30 03:59')).toEqual(expected)
})

test('ANN-37 times of servers that are one instant are one instant everywhere', () => {
  expect(
    read(`America: 2026/11/27 22:00 – 2026/11/28 02:00, Europe: 2026/11/28 04:00 – 2026/11/28 08:00,
      Asia: 2026/11/28 11:00 – 2026/11/28 15:00`),
  ).toEqual({ kind: 'range', start: world('2026-11-28T03:00:00Z'), end: world('2026-11-28T07:00:00Z') })
})

test('ANN-37 times of servers that agree on nothing are no time', () => {
  expect(read('Asia: 2026/11/23 04:00 – 2026/11/30 03:59 Europe: 2026/11/24 04:00 – 2026/11/30 03:59')).toBeNull()
})

test.each([
  '第一阶段：2026/11/21 10:00 ~ 2026/11/26 03:59 第二阶段：2026/11/26 10:00 ~ 2026/12/01 03:59',
  'Stage 1: 2026/11/21 10:00 – 2026/11/26 03:59 Stage 2: 2026/11/26 10:00 – 2026/12/01 03:59',
])('ANN-38 %s runs from the first stage to the last', (text) => {
  const whole = { kind: 'range', start: wall('2026-11-21T10:00:00'), end: wall('2026-12-01T03:59:59') }
  expect(read(text)).toEqual(whole)
})

test('ANN-38 a year behind the word for a stage is no number of a stage', () => {
  const text = 'Gameplay Phase 2026/11/21 10:00 – 2026/12/01 03:59 Shop Phase 2026/11/21 10:00 – 2026/12/08 03:59'
  expect(read(text)).toMatchObject({ start: wall('2026-11-21T10:00:00'), end: wall('2026-12-01T03:59:59') })
})

test('ANN-38 a range above the stages is that of the whole', () => {
  const text = '2026/11/20 10:00 ~ 2026/12/05 03:59 第一阶段：2026/11/21 10:00 ~ 2026/11/26 03:59'
  expect(read(text)).toMatchObject({ start: wall('2026-11-20T10:00:00'), end: wall('2026-12-05T03:59:59') })
})

test.each([
  '第一幕 2026/11/20 10:00 第二幕 2026/11/23 10:00 活动结束时间:2026/12/10 03:59',
  'Act 1 2026/11/20 10:00 Act 2 2026/11/23 10:00 End Time 2026/12/10 03:59',
])('ANN-42 %s runs from the first opening to the end of all', (text) => {
  const whole = { kind: 'range', start: wall('2026-11-20T10:00:00'), end: wall('2026-12-10T03:59:59') }
  expect(read(text)).toEqual(whole)
})

test.each([
  'Preliminaries: 2026/11/20 10:00 ~ 2026/11/26 03:59 Finals: 2026/11/26 04:00 ~ 2026/12/03 03:59',
  '前半：2026/11/20 10:00 ~ 2026/11/26 03:59 後半：2026/11/26 04:00 ~ 2026/12/03 03:59',
  '「暁の章」 2026/11/20 10:00 ~ 2026/11/26 03:59 「宵の章」 2026/11/26 04:00 ~ 2026/12/03 03:59',
  'Phase One: 2026/11/20 10:00 ~ 2026/11/26 03:59 Phase Two: 2026/11/26 04:00 ~ 2026/12/03 03:59',
])('ANN-38 %s runs from its first named stage to its last', (text) => {
  const span = spanIn(passageOf(foldNotice(text)))
  const edges = span?.kind === 'range' ? [span.start, span.end] : []
  const walls = edges.map((time) => (time.kind === 'edge' && time.edge.kind === 'wall' ? time.edge.at : null))
  expect(walls).toEqual([Date.UTC(2026, 10, 20, 10), Date.UTC(2026, 11, 3, 3, 59, 59)])
})

test('ANN-38 the time of a shop is no stage', () => {
  const text = 'Gameplay: 2026/11/20 10:00 ~ 2026/11/26 03:59 Event Shop: 2026/11/20 10:00 ~ 2026/12/03 03:59'
  const span = spanIn(passageOf(foldNotice(text)))
  const end = span?.kind === 'range' && span.end.kind === 'edge' ? span.end.edge : null
  expect(end).toEqual({ kind: 'wall', at: Date.UTC(2026, 10, 26, 3, 59, 59) })
})
