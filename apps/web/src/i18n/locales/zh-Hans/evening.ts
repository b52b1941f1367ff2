import type { Areas, TextsOf } from '#web/i18n/areas'
export const evening: TextsOf<Areas['evening']> = {
  bell: {
    title: '铃铛',
    tellMe: '提醒我',
    hours: '结束前 {count} 小时',
    days: '结束前 {count} 天',
    start: '开始时',
    name: '提醒我：{time}',
    arrives: '{when}，通过{ways}',
    ways: {
      push: '推送',
      mail: '邮件',
      webhook: 'Webhook',
      calendar: '日历',
    },
    expected: '日期公布后才会提醒。',
    paused: '标记为已完成或不做了时不提醒。',
    signedOut: '已保存在这台设备上，登录后才会提醒。',
    logIn: '登录',
    noWay: '还没有可用的提醒方式。',
    chooseHow: '选择方式',
    unknown: '暂时无法确认会如何提醒。',
    passed: '这个时间已经过了。',
    instead: '改为{time}？',
    tooLate: '剩余不到 3 小时，来不及提醒了。',
    none: '现有的提醒方式都赶不上结束时间。',
  },
}
