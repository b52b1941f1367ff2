import type { Areas, TextsOf } from '#web/i18n/areas'

export const account: TextsOf<Areas['account']> = {
  title: 'アカウントとデータ',
  loading: 'アカウントを読み込み中',
  logOut: 'ログアウト',
  loggedOut: 'ログアウトしました。',
  emailConfirmed: 'メールアドレスを確認しました。ログインできます。',
  local: {
    last: 'この端末：最後のマーク {time}',
    none: 'この端末：マークはまだありません',
    clear: 'この端末を消去',
    question: 'この端末を消去しますか？',
    consequence:
      '{count, plural, =0 {ゲームの選択} other {# 件のマークとゲームの選択}}がこの端末から削除されます。ゲームの並び順、ガチャ履歴、外観は残ります。',
    cleared: 'この端末のマークとゲームの選択を消去しました。',
  },
}
