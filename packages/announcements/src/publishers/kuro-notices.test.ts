import { expect, test } from 'vitest'
import { unreadableText } from './entry-shape.ts'
import { readKuroNotices } from './kuro-notices.ts'

const entry = {
  id: '60001',
  permanent: 0,
  startTimeMs: 1_787_169_600_000,
  endTimeMs: 1_789_005_599_000,
  whiteList: [],
  category: 3,
  tag: 7,
  tabTitle: '[云上清歌]\n角色活动唤取',
  tabBanner: 'https://aki-gm-resources-back.aki-game.com/notice/image/a.jpg',
  content: '<div>✦活动时间✦</div><div>3.6版本更新后 ~ 2026年9月10日09:59（服务器时间）</div>',
}

test('ANN-6 the shape of one language is read with its bodies', () => {
  const reading = readKuroNotices({ game: [], activity: [], recommend: [entry], metadata: {} }, 'zh-Hans')
  expect(reading?.unreadable).toHaveLength(0)
  const [notice] = reading?.notices ?? []
  expect(notice).toMatchObject({ gameId: 'wuthering', id: '60001', section: '3/7', isPermanent: false })
  expect(notice?.texts.get('zh-Hans')).toEqual({
    title: '[云上清歌] 角色活动唤取',
    subtitle: '',
    lines: ['✦活动时间✦', '3.6版本更新后 ~ 2026年9月10日09:59（服务器时间）'],
    bannerUrl: 'https://aki-gm-resources-back.aki-game.com/notice/image/a.jpg',
  })
})

test('ANN-6 the older shape is read in every language that the product speaks, without bodies', () => {
  const { content: _none, category: _category, tag: _tag, ...older } = entry
  const reading = readKuroNotices(
    {
      game: [
        {
          ...older,
          tabTitle: { 'zh-Hans': '[云上清歌]角色活动唤取', en: '[Song Above the Clouds] Convene', de: 'Lied' },
          tabBanner: { en: ['https://aki-gm-resources-back.aki-game.com/notice/image/en.jpg'], 'zh-Hans': [] },
        },
      ],
      activity: [],
    },
    'en',
  )
  const [notice] = reading?.notices ?? []
  expect([...(notice?.texts.keys() ?? [])]).toEqual(['zh-Hans', 'en'])
  expect(notice?.section).toBe('')
  expect(notice?.texts.get('en')?.bannerUrl).toBe('https://aki-gm-resources-back.aki-game.com/notice/image/en.jpg')
  expect(notice?.texts.get('zh-Hans')?.bannerUrl).toBeNull()
})

test('ANN-7 an entry in several lists is read once, one for testers not at all, and a broken one costs only itself', () => {
  const reading = readKuroNotices(
    {
      game: [entry, { ...entry, id: 'x', whiteList: ['1'] }, { id: 'broken' }, null],
      activity: [],
      recommend: [entry],
    },
    'zh-Hans',
  )
  expect(reading?.notices.map(({ id }) => id)).toEqual(['60001'])
  expect(reading?.unreadable).toHaveLength(2)
})

test.each([
  [null],
  [[]],
  ['<html>'],
  [{}],
  [{ game: 'none' }],
  [{ game: null, activity: null }],
  [{ retcode: 0, data: {} }],
])('ANN-7 %j is no answer of the notice service', (json) => {
  expect(readKuroNotices(json, 'zh-Hans')).toBeNull()
})

test('ANN-7 absent, null and empty fields are one, and what could not be read is named', () => {
  const empty = { category: null, tag: null, permanent: null, whiteList: null, content: null, tabBanner: null }
  const reading = readKuroNotices({ game: null, activity: [{ ...entry, ...empty }], recommend: null }, 'zh-Hans')
  expect(reading?.notices).toMatchObject([{ id: '60001', section: '', isPermanent: false }])
  const withoutTime = { ...entry, startTimeMs: null, endTimeMs: null, content: '<p>活动</p>' }
  const withoutTitle = { ...entry, tabTitle: { en: null, fr: '' } }
  const broken = readKuroNotices({ game: [], activity: [withoutTime, withoutTitle] }, 'zh-Hans')
  expect(unreadableText(broken?.unreadable ?? [], broken?.entries ?? 0)).toBe(
    '2 of 2 entries unreadable: startTimeMs, tabTitle',
  )
})

test('ANN-7 each field of an entry may be null, and costs at most that entry', () => {
  for (const field of Object.keys(entry)) {
    const other = { ...entry, id: '60002' }
    const reading = readKuroNotices({ game: [{ ...entry, [field]: null }, other] }, 'zh-Hans')
    expect(
      reading?.notices.map(({ id }) => id),
      field,
    ).toContain('60002')
  }
})
