import { instant } from '@ephemeris/core/time/instant'
import { expect, test } from 'vitest'
import { sampleNotice } from '../notice/sample-notice.test-data.ts'
import { readNotices } from '../read-notices.ts'
import { PROGRAMME } from './announced-programme.ts'

const STATED = '<p>2026/06/05 20:00（UTC+8）准时开播</p>'

test.each([
  ['zh-Hans', '「月之八」版本前瞻特别节目预告', STATED],
  ['ja', 'Ver.6.7予告番組のお知らせ', '<p>2026/06/05 21:00（JST）より放送開始！</p>'],
  ['ko', '6.7 버전 프리뷰 스페셜 프로그램 안내', '<p>2026/06/05 20:00 (UTC+8)</p>'],
  ['en', 'Version "Luna VIII" Special Program Preview', '<p>June 5, 2026, 8:00 PM</p>'],
  ['fr', 'Programme spécial de la version Luna VIII', '<p>05/06/2026 14:00 (UTC+2)</p>'],
] as const)('ANN-80 the moment of a special programme is read in %s', (language, title, body) => {
  const { activities } = readNotices('genshin', [sampleNotice({ language, title, body })])
  const start = instant(Date.UTC(2026, 5, 5, 12))
  expect(activities).toMatchObject([
    { type: 'event', cycle: PROGRAMME, start: { kind: 'instant', at: start }, basis: 'text' },
  ])
})

test.each([
  ['codes', '「月之八」版本前瞻特别节目兑换码', STATED],
  ['fan works', 'Fan Art Special Program Now Online', STATED],
  ['two moments', '「月之八」版本前瞻特别节目预告', `${STATED}<p>2026/06/06 12:00</p>`],
  ['no moment', '「月之八」版本前瞻特别节目预告', '<p>2026/06/05</p>'],
  ['a moment of another year', '「月之八」版本前瞻特别节目预告', '<p>2025/06/05 20:00</p>'],
])('ANN-80 a notice of %s announces no special programme', (_, title, body) => {
  expect(readNotices('genshin', [sampleNotice({ title, body })]).activities).toEqual([])
})
