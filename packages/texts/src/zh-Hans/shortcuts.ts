import type { Areas, TextsOf } from '../areas.ts'

export const shortcuts: TextsOf<Areas['shortcuts']> = {
  launch: '启动游戏',
  official: '官方网站',
  mainland: '国服',
  global: '国际服',
  tracker: '抽卡记录站',
  codes: '{count, plural, =0 {目前没有未使用的兑换码。} other {# 个未使用的兑换码}}',
}
