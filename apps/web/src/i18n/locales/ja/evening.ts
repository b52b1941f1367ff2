import type { Areas, TextsOf } from '#web/i18n/areas'
export const evening: TextsOf<Areas['evening']> = {
  bell: {
    title: 'ベル',
    tellMe: 'リマインド',
    hours: '終了の{count}時間前',
    days: '終了の{count}日前',
    start: '開始時',
    name: 'リマインド：{time}',
    arrives: '{when}（{ways}）',
    ways: {
      push: 'プッシュ通知',
      mail: 'メール',
      webhook: 'Webhook',
      calendar: 'カレンダー',
    },
    expected: '日時が発表されるとリマインドされます。',
    paused: '完了・やらないのマーク中は届きません。',
    signedOut: 'この端末に保存済み。ログインすると届きます。',
    logIn: 'ログイン',
    noWay: '届ける方法がまだありません。',
    chooseHow: '方法を選ぶ',
    unknown: '届く方法を今は確認できません。',
    passed: 'この時刻は過ぎました。',
    instead: '{time}に変更しますか？',
    tooLate: '残り3時間未満のため、リマインドできません。',
    none: 'どの方法でも終了までに届きません。',
  },
}
