import type { Areas, TextsOf } from '#web/i18n/areas'

export const accountOffer: TextsOf<Areas['accountOffer']> = {
  both: 'このアカウントのスロット{slot, number}には{marks, number}件のマークとゲームの選択が、サーバーには{pulls, number}件のガチャ履歴が保存されています。この端末にはまだありません。',
  marks:
    'このアカウントのスロット{slot, number}には{marks, number}件のマークとゲームの選択が保存されています。この端末にはまだマークがありません。',
  pulls: 'このアカウントの{pulls, number}件のガチャ履歴はサーバーにありますが、この端末にはありません。',
  download: 'すべてダウンロード',
  running: 'ダウンロード中：{game}（{number, number}/{total, number}）',
  failed: '{total, number}件中{done, number}件のアカウントをダウンロードしました。{reason}',
  done: '{marks, plural, =0 {} other {マーク#件と}}ガチャ履歴{pulls, number}件をダウンロードしました。{marks, plural, =0 {} other {マークは設定から元に戻せます。}}',
}
