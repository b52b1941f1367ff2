import type { Areas, TextsOf } from '../areas.ts'

export const notification: TextsOf<Areas['notification']> = {
  heading: 'お知らせはありません',
  text: '変更や計画停止など、Ephemeris自体のお知らせを掲載します。下にあるのは、ゲームで最近告知された内容です。',
  games: {
    dates: '{from}～{to}',
    coming: '予定',
    running: '開催中',
    over: '終了',
    notice: '{name}の告知',
    error: '告知を読み込めませんでした：{reason}',
  },
  ways: {
    timeline: { title: 'タイムライン', hint: '開催中と予定のイベント' },
    reminders: { title: 'リマインダー', hint: '終了前にカレンダー・プッシュ・メールでお知らせ' },
    tonight: { title: '今夜', hint: '次の夜までに終わるもの' },
    almanac: { title: 'ガチャ年鑑', hint: 'これまでの★5ピックアップ一覧' },
  },
}
