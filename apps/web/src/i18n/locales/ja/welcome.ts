import type { Areas, TextsOf } from '#web/i18n/areas'

export const welcome: TextsOf<Areas['welcome']> = {
  title: 'Ephemerisへようこそ',
  intro: 'どのゲームを遊んでいますか？タイムラインに開催中のものと、まもなく終わるものを表示します。',
  info: '最初はすべて有効です。設定からいつでも変更できます。',
  confirm: 'はじめる',
}
