import type { Areas, TextsOf } from '../areas.ts'

export const notification: TextsOf<Areas['notification']> = {
  heading: '暂无通知',
  text: 'Ephemeris 自身的消息会显示在这里，例如变更和计划停机。游戏活动的起止时间请看时间线。',
  ways: {
    reminders: { title: '提醒', hint: '结束前通过日历、推送或邮件提醒' },
    tonight: { title: '今晚', hint: '下一个晚上之前结束的内容' },
    almanac: { title: '卡池年鉴', hint: '历次五星卡池' },
  },
}
