import type { Areas, TextsOf } from '../areas.ts'

export const shortcuts: TextsOf<Areas['shortcuts']> = {
  launch: 'ゲームを起動',
  official: '公式サイト',
  mainland: '中国サーバー',
  global: 'グローバルサーバー',
  tracker: 'ガチャ履歴サイト',
  codes: '{count, plural, =0 {現在、未使用の交換コードはありません。} other {未使用の交換コード#件}}',
}
