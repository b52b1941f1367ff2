import type { Areas, TextsOf } from '../areas.ts'

export const notification: TextsOf<Areas['notification']> = {
  heading: 'Ephemeris 暂无消息',
  text: 'Ephemeris 的变更和计划停机会显示在这里。下面是各游戏最近公布的内容。',
  games: {
    dates: '{from} – {to}',
    coming: '即将开始',
    running: '进行中',
    over: '已结束',
    notice: '{name}的公告',
    error: '无法加载公告内容：{reason}',
  },
  ways: {
    timeline: { title: '时间线', hint: '正在进行与即将开始' },
    reminders: { title: '提醒', hint: '结束前通过日历、推送或邮件提醒' },
    tonight: { title: '今晚', hint: '下一个晚上之前结束的内容' },
    almanac: { title: '卡池年鉴', hint: '历次五星卡池' },
  },
}
