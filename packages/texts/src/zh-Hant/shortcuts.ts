import type { Areas, TextsOf } from '../areas.ts'

export const shortcuts: TextsOf<Areas['shortcuts']> = {
  launch: '啟動遊戲',
  official: '官方網站',
  mainland: '陸服',
  global: '國際服',
  tracker: '抽卡紀錄站',
  codes: '{count, plural, =0 {目前沒有未使用的兌換碼。} other {# 個未使用的兌換碼}}',
}
