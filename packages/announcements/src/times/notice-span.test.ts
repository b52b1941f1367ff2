import { expect, test } from 'vitest'
import { sampleNotice } from '../notice/sample-notice.test-data.ts'
import { hasPeriod, rangeNaming, spanOf } from './sections.ts'

const RANGE = '2026/05/20 10:00 ~ 2026/06/03 03:59'

test('ANN-43 the label of a game comes before any other heading', () => {
  const body = `<p>〓参与期限〓</p><p>2026/05/21 10:00 ~ 2026/06/04 03:59</p><p>〓活动时间〓</p><p>${RANGE}</p>`
  const span = spanOf(sampleNotice({ body }))
  const start = span?.kind === 'range' && span.start.kind === 'edge' ? span.start.edge : null
  expect(start).toEqual({ kind: 'wall', at: Date.UTC(2026, 4, 20, 10) })
})

test('ANN-43 a notice that states two ranges without any heading has no time', () => {
  const body = `<p>${RANGE}</p><p>2026/05/21 10:00 ~ 2026/06/04 03:59</p>`
  expect(spanOf(sampleNotice({ body }))).toBeNull()
  expect(spanOf(sampleNotice({ body: `<p>${RANGE}</p><p>${RANGE}</p>` }))?.kind).toBe('range')
})

test('ANN-43 a range beside something that stays is not the time of that', () => {
  const body = `<p>活动永久开放。</p><p>${RANGE}</p>`
  expect(spanOf(sampleNotice({ body }))).toBeNull()
})

test('ANN-44 a notice has a period if nothing in it stays', () => {
  const period = `<p>〓活动时间〓</p><p>${RANGE}</p>`
  expect(hasPeriod(sampleNotice({ body: period }))).toBe(true)
  expect(hasPeriod(sampleNotice({ body: `${period}<p>〓开放时间〓</p><p>永久开放</p>` }))).toBe(false)
  expect(hasPeriod(sampleNotice({ body: '<p>〓商店兑换时间〓</p>' }))).toBe(false)
})

test('ANN-52 of several ranges a name has that of the line that holds it', () => {
  const lines = [
    '限定5星角色「真珠」跃迁时间为 2026/09/28 4.6版本更新后 - 2026/11/10 15:00。',
    `限定5星角色「丹恒」返场，${RANGE}。`,
  ]
  const notice = sampleNotice({ body: lines.map((line) => `<p>${line}</p>`).join('') })
  expect(rangeNaming(notice, ['丹恒'])).toEqual(spanOf(sampleNotice({ body: `<p>${RANGE}</p>` })))
  expect(rangeNaming(notice, ['真珠'])).toMatchObject({ start: { kind: 'opening', version: '4.6' } })
  expect(rangeNaming(notice, ['三月七'])).toBeNull()
  expect(rangeNaming(sampleNotice({ body: `<p>「丹恒」${RANGE}</p>` }), ['丹恒'])).toBeNull()
})

test('ANN-43 of several times below a label, the one behind the name of the activity counts', () => {
  const body = `<p>〓活动时间〓</p><p>热身赛：2026/05/18 10:00 ~ 2026/06/10 03:59</p><p>远行：${RANGE}</p>`
  expect(spanOf(sampleNotice({ body }))).toEqual(spanOf(sampleNotice({ body: `<p>${RANGE}</p>` })))
})
