import type { Areas, TextsOf } from '#web/i18n/areas'

export const welcome: TextsOf<Areas['welcome']> = {
  title: 'Ephemerisへようこそ',
  intro: 'どのゲームを遊んでいますか？タイムラインに、開催中とまもなく終了するイベントを表示します。',
  info: '初期状態ではすべてオンです。設定でいつでも変更できます。',
  confirm: 'はじめる',
}
