import { instant } from '@ephemeris/core/time/instant'
import { expect, test } from 'vitest'
import type { PublisherNotice } from '../notice/notice.ts'
import { sampleNotice } from '../notice/sample-notice.test-data.ts'
import { joinLanguages } from './hoyoverse-notices.ts'

const shownFrom = (day: number) => ({ kind: 'instant', at: instant(Date.UTC(2026, 4, day)) }) as const

function titles(notices: readonly PublisherNotice[]): readonly (readonly string[])[] {
  return notices.map(({ texts }) => [...texts.values()].map(({ title }) => title))
}

test('ANN-8 the languages of one number are one notice', () => {
  const joined = joinLanguages([
    [sampleNotice({ id: '1', title: '甲' }), sampleNotice({ id: '2', title: '乙' })],
    [sampleNotice({ id: '2', title: 'B', language: 'en' }), sampleNotice({ id: '3', title: 'C', language: 'en' })],
  ])
  expect(titles(joined)).toEqual([['甲'], ['B', '乙'], ['C']])
})

test('ANN-8 several notices of one number are joined by when they are shown, or not at all', () => {
  const chinese = [
    sampleNotice({ id: '7', title: '上半', shownFrom: shownFrom(1) }),
    sampleNotice({ id: '7', title: '下半', shownFrom: shownFrom(15) }),
  ]
  const later = sampleNotice({ id: '7', title: 'Second half', language: 'en', shownFrom: shownFrom(15) })
  expect(titles(joinLanguages([chinese, [later]]))).toEqual([['上半'], ['Second half', '下半']])

  const together = chinese.map((notice) => ({ ...notice, shownFrom: shownFrom(1) }))
  const unclear = { ...later, shownFrom: shownFrom(1) }
  expect(titles(joinLanguages([together, [unclear]]))).toEqual([['上半'], ['下半']])
})
