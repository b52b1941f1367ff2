import type { Areas, TextsOf } from '../areas.ts'

export const notification: TextsOf<Areas['notification']> = {
  heading: 'Ephemerisからのお知らせはありません',
  text: 'Ephemerisの変更や計画停止をここに掲載します。下はゲームの最近のお知らせです。',
  games: {
    dates: '{from}～{to}',
    coming: '予定',
    running: '開催中',
    over: '終了',
    notice: '{name}のお知らせ',
    error: 'お知らせを読み込めませんでした：{reason}',
  },
  ways: {
    timeline: { title: 'タイムライン', hint: '開催中と予定のイベント' },
    reminders: { title: 'リマインダー', hint: '終了前にカレンダー・プッシュ・メールでお知らせ' },
    tonight: { title: '今夜', hint: '次の夜までに終わるもの' },
    almanac: { title: 'ガチャ年鑑', hint: 'これまでの★5ピックアップ一覧' },
  },
}
