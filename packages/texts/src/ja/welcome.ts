import type { Areas, TextsOf } from '../areas.ts'

export const welcome: TextsOf<Areas['welcome']> = {
  title: 'Ephemerisへようこそ',
  line: '開催中のこと、今夜終わること、ガチャがどこまで届くか。4つのゲームをまとめて。',
  question: 'プレイ中のゲームは？',
  all: '全部',
  server: 'サーバー',
  nearest: '一番近い',
  reset: 'デイリー更新',
  clock: '終了時刻はサーバーで決まり、端末の時間で表示されます。',
  more: '詳細：並び順とイベントの種類',
  later: 'あとから設定で変えられます。',
  choose: 'ゲームを選択',
  start: '{count, number}つのゲームで始める',
}
