import type { Areas, TextsOf } from '../areas.ts'

export const welcome: TextsOf<Areas['welcome']> = {
  title: '欢迎使用 Ephemeris',
  line: '四款游戏：正在进行什么，今晚结束什么，你的抽数够不够。',
  question: '你在玩哪些游戏？',
  all: '全选',
  server: '你的服务器',
  nearest: '离你最近',
  reset: '每日重置',
  clock: '结束时间由服务器决定，按本地时间显示。',
  more: '更多：顺序与活动类型',
  later: '之后都可以在设置中更改。',
  choose: '请选择游戏',
  start: '开始（{count, number} 款游戏）',
}
