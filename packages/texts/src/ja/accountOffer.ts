import type { Areas, TextsOf } from '../areas.ts'

export const accountOffer: TextsOf<Areas['accountOffer']> = {
  pulls: 'このアカウントには、この端末にないガチャ履歴が{pulls, number}件あります。',
  fromFiles:
    'ログイン前に開いたファイルのガチャ履歴が{pulls, number}件、この端末にあります。アカウントに追加しますか？',
  preview: 'プレビューを見る',
  download: 'すべてダウンロード',
  sync: '同期',
  syncAll: '同期してダウンロード',
  running: 'ダウンロード中：{game}（{number, number}/{total, number}）',
  failed: '{total, number}件中{done, number}件のアカウントをダウンロードしました。{reason}',
  donePulls: 'ガチャ履歴{pulls, number}件をダウンロードしました。',
  others: {
    title: 'この端末は別のアカウントで使われていました',
    text: '別のアカウントのマーク{marks, number}件と計画の目標{goals, number}件がこの端末にあります。別に保存すると、そのアカウントが再びログインしたときに戻ります。',
    aside: '別に保存して自分のデータを使う',
    share: 'このまま使う',
  },
}
