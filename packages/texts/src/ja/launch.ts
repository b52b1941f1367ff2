import type { Areas, TextsOf } from '../areas.ts'

export const launch: TextsOf<Areas['launch']> = {
  title: '{game}を起動',
  region: { global: 'グローバルサーバー', cn: '中国サーバー' },
  kind: { pc: 'PC', mobile: 'モバイル', cloudMobile: 'クラウド（アプリ）', cloudWeb: 'クラウド（Web）' },
  hint: 'ゲームがこの端末にインストールされている必要があります。',
  pcHint: 'PCではまずランチャーが開きます。',
  unanswered: '開きませんか？ゲームは<site>公式サイト</site>から入手できます。',
}
