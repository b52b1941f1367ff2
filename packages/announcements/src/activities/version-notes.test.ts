import { expect, test } from 'vitest'
import type { PublisherNotice } from '../notice/notice.ts'
import { sampleNotice } from '../notice/sample-notice.test-data.ts'
import { extract, timeOf } from './extracted.test-data.ts'

test('ANN-16 the notes of a version announce what they list with a time, until it has a notice of its own', () => {
  const notes = sampleNotice({
    gameId: 'wuthering',
    id: '9',
    section: '1/1',
    title: '「蜃云灯影」3.6版本内容说明',
    body: `<p>✦更新维护时间：2026年8月20日04:00 ~ 2026年8月20日11:00（UTC+8）</p>
      <p>[群声]战斗活动</p><p>很久以前，有一场试炼。</p><p>✦活动时间：2026年8月22日10:00 ~ 2026年9月29日11:59（服务器时间）</p>
      <p>[清弦]休闲活动</p><p>✦活动时间：2026年9月3日04:00 ~ 2026年9月21日03:59（服务器时间）</p>
      <p>【潮汐任务】第四章</p><p>✦开放时间：3.6版本更新后永久开放</p>`,
  })
  const own = sampleNotice({
    gameId: 'wuthering',
    id: '10',
    section: '2/5',
    title: '[群声]战斗活动',
    body: '<p>✦活动时间✦</p><p>2026年8月22日10:00 ~ 2026年9月29日11:59（服务器时间）</p>',
  })
  const named = (notices: readonly PublisherNotice[]) =>
    extract(...notices).activities.map(({ noticeId, name }) => [noticeId, name['zh-Hans']])
  expect(named([notes])).toEqual([
    ['9', '群声'],
    ['9', '清弦'],
  ])
  expect(named([notes, own])).toEqual([
    ['10', '群声'],
    ['9', '清弦'],
  ])
})

test('ANN-16 what the notes list in several languages is one activity', () => {
  const lines = (name: string) => [`[${name}]`, '✦活动时间：2026年9月3日04:00 ~ 2026年9月21日03:59（服务器时间）']
  const notes = sampleNotice({ gameId: 'wuthering', section: '1/1', title: '「蜃云灯影」3.6版本内容说明' })
  const texts = new Map([
    ['zh-Hans', { title: '「蜃云灯影」3.6版本内容说明', subtitle: '', lines: lines('清弦休闲活动'), bannerUrl: null }],
    ['zh-Hant', { title: '「蜃雲燈影」3.6版本內容說明', subtitle: '', lines: lines('清弦休閒活動'), bannerUrl: null }],
  ] as const)
  expect(extract({ ...notes, texts }).activities.map(({ name }) => name)).toEqual([
    { 'zh-Hans': '清弦休闲活动', 'zh-Hant': '清弦休閒活動' },
  ])
})

test('ANN-40 the notes of a version announce the seasons of challenges that stand above a time', () => {
  const notes = sampleNotice({
    gameId: 'starrail',
    section: '4',
    title: '3.6版本「筹码」版本更新说明',
    body: `<p>■更新时间</p><p>2026/08/20 06:00:00（UTC+8）开始，预计5个小时完成。</p>
      <p>「逐光捡金」：「末日幻影」及「虚构叙事」将交替更新。</p>
      <ul><li><p>末日幻影•仙客天狼</p></li></ul><p>2026/08/31 04:00:00 - 2026/10/05 03:59:00（服务器时间）</p>`,
  })
  expect(extract(notes).activities.map(({ type, name, end }) => [type, name['zh-Hans'], timeOf(end)])).toEqual([
    ['challenge', '末日幻影•仙客天狼', '2026-10-05 03:59:00'],
  ])
})

test('ANN-40 what stands in other marks in its own notice is listed once', () => {
  const time = '2026/09/10 10:00（服务器时间） ~ 2026/10/19 03:59（服务器时间）'
  const notes = sampleNotice({
    gameId: 'zenless',
    id: '9',
    section: '3',
    title: '3.6版本「她」更新公告',
    body: `<p>• 「弹球勇者」哐哐当！</p><p>活动时间：${time}</p><p>• 跛脚乌鸦奇探录</p><p>活动时间：${time}</p>`,
  })
  const own = sampleNotice({
    gameId: 'zenless',
    section: '1',
    title: '「『弹球勇者』哐哐当！」活动说明',
    body: `<p>【活动时间】</p><p>${time}</p>`,
  })
  const listed = extract(notes, own).activities.map(({ noticeId, name }) => [noticeId, name['zh-Hans']])
  expect(listed).toEqual([
    ['1', '『弹球勇者』哐哐当！'],
    ['9', '跛脚乌鸦奇探录'],
  ])
})
