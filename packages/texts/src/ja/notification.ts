import type { Areas, TextsOf } from '../areas.ts'

export const notification: TextsOf<Areas['notification']> = {
  text: '遊んでいるゲームの最新のお知らせです。ベルでリマインダーを設定できます。',
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
