import type { Areas, TextsOf } from '../areas.ts'

export const welcome: TextsOf<Areas['welcome']> = {
  title: 'Ephemerisへようこそ',
  line: '開催中のこと、今夜終わること、ガチャがどこまで届くか。4つのゲームをまとめて。',
  question: 'プレイ中のゲームは？',
  all: '全部',
  server: 'サーバー',
  serverHint: '終了時刻はサーバーの時刻で決まります。',
  nearest: '一番近い',
  reset: 'デイリー更新',
  clock: '更新時刻は端末の時間です。',
  more: '詳細：並び順とイベントの種類',
  later: 'あとから設定で変えられます。',
  choose: 'ゲームを選択',
  start: '{count, number}つのゲームで始める',
}
