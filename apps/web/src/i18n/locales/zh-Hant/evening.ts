import type { Areas, TextsOf } from '#web/i18n/areas'
export const evening: TextsOf<Areas['evening']> = {
  bell: {
    title: '鈴鐺',
    tellMe: '提醒我',
    hours: '結束前 {count} 小時',
    days: '結束前 {count} 天',
    start: '開始時',
    name: '提醒我：{time}',
    arrives: '{when}，透過{ways}',
    ways: {
      push: '推播',
      mail: '郵件',
      webhook: 'Webhook',
      calendar: '行事曆',
    },
    expected: '日期公布後才會提醒。',
    paused: '標記為已完成或不做了時不提醒。',
    signedOut: '已存在這台裝置上，登入後才會提醒。',
    logIn: '登入',
    noWay: '還沒有可用的提醒方式。',
    chooseHow: '選擇方式',
    unknown: '暫時無法確認會如何提醒。',
    passed: '這個時間已經過了。',
    instead: '改為{time}？',
    tooLate: '剩餘不到 3 小時，來不及提醒了。',
    none: '現有的提醒方式都趕不上結束時間。',
  },
}
