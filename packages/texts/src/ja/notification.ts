import type { Areas, TextsOf } from '../areas.ts'

export const notification: TextsOf<Areas['notification']> = {
  heading: 'Ephemerisからのお知らせはありません',
  text: 'Ephemerisの更新とメンテナンスのお知らせをここに掲載します。',
  reminders: 'リマインダー',
  games: {
    dates: '{from}～{to}',
    coming: '予定',
    running: '開催中',
    over: '終了',
    cancelled: '開催中止',
    gives: '{thing} {amount, number}',
    loading: 'お知らせを読み込み中',
    notice: '{name}のお知らせ',
    error: 'お知らせを読み込めませんでした：{reason}',
  },
}
