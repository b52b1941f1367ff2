import { expect, test } from 'vitest'
import { sampleNotice } from '../notice/sample-notice.test-data.ts'
import { readNotices } from '../read-notices.ts'

const GIFT = '<p>〓感恩答谢〓</p><p>活动时间：2026/05/28 00:00 ~ 2026/06/10 03:59</p><p>〓活动说明〓</p><p>查收邮件</p>'
const LOGIN = '<p>〓累计登录〓</p><p>活动时间：2026/06/01 04:00 ~ 2026/06/19 03:59</p>'

function read(body: string) {
  const { activities } = readNotices('genshin', [sampleNotice({ title: '「虹旅」活动', body })])
  return activities.map(({ name, start }) => `${name['zh-Hans']} ${new Date(start.at).toISOString().slice(5, 13)}`)
}

test('ANN-66 each headed part of an event with a time of its own is an activity', () => {
  expect(read(`${GIFT}${LOGIN}`)).toEqual(['感恩答谢 05-28T00', '累计登录 06-01T04'])
})

test.each([
  ['one part', GIFT, ['虹旅 05-28T00']],
  ['a time to claim', `${GIFT}${LOGIN.replace('累计登录', '奖励领取')}`, ['虹旅 05-28T00']],
  ['stages', `${GIFT.replace('感恩答谢', '第一阶段')}${LOGIN.replace('累计登录', '第二阶段')}`, ['虹旅 05-28T00']],
  ['equal times', `${GIFT}${GIFT.replace('感恩答谢', '累计登录')}`, ['虹旅 05-28T00']],
])('ANN-66 %s divides no event', (_, body, activities) => {
  expect(read(body)).toEqual(activities)
})

test.each([
  [
    'the part that names it',
    '<p>累计登录可领取纠缠之缘×10！</p>',
    LOGIN.replace('</p>', '</p><p>每日领取纠缠之缘</p>'),
    ['', '10'],
  ],
  ['the first part', '<p>活动期间可领取纠缠之缘×10！</p>', LOGIN, ['10', '']],
  ['no part but its own', '<p>登录可领取纠缠之缘×10！</p>', `${LOGIN}<p>〓活动奖励〓</p><p>纠缠之缘×8</p>`, ['', '8']],
])('ANN-66 what a divided event promises as a whole is given by %s', (_, lead, login, amounts) => {
  const { activities } = readNotices('genshin', [
    sampleNotice({ title: '「虹旅」活动', body: `${lead}${GIFT}${login}` }),
  ])
  expect(activities.map(({ rewards }) => rewards.map(({ amount }) => amount).join())).toEqual(amounts)
})

test('ANN-66 a name alone above each label names a part without any marks', () => {
  const part = (name: string, day: string) =>
    `<p>${name}</p><p>Event Duration</p><p>2026/05/${day} 10:00 – 2026/06/${day} 03:59</p>`
  const body = `${part('Snow Contract: Renewal', '21')}${part('Tide Song', '23')}`
  const { activities } = readNotices('genshin', [sampleNotice({ language: 'en', title: 'Version Events', body })])
  expect(activities.map(({ name }) => name.en)).toEqual(['Snow Contract: Renewal', 'Tide Song'])
})
