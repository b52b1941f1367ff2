import type { Areas, TextsOf } from '../areas.ts'

export const launch: TextsOf<Areas['launch']> = {
  title: '啟動{game}',
  region: { global: '國際服', cn: '陸服' },
  kind: { pc: 'PC 版', mobile: '手機版', cloudMobile: '雲端 App', cloudWeb: '雲端網頁' },
  hint: '此裝置須已安裝該遊戲。',
  pcHint: '在電腦上會先開啟啟動器。',
  unanswered: '沒有開啟？可在<site>官方網站</site>下載遊戲。',
}
