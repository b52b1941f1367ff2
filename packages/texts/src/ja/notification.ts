import type { Areas, TextsOf } from '../areas.ts'

export const notification: TextsOf<Areas['notification']> = {
  heading: 'お知らせはありません',
  text: '変更や計画停止など、Ephemeris自体のお知らせを掲載します。ゲーム内の開始と終了はタイムラインで確認できます。',
  ways: {
    reminders: { title: 'リマインダー', hint: '終了前にカレンダー・プッシュ・メールでお知らせ' },
    tonight: { title: '今夜', hint: '次の夜までに終わるもの' },
    almanac: { title: 'ガチャ年鑑', hint: 'これまでの★5ピックアップ一覧' },
  },
}
