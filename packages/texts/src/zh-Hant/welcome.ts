import type { Areas, TextsOf } from '../areas.ts'

export const welcome: TextsOf<Areas['welcome']> = {
  title: '歡迎使用 Ephemeris',
  line: '四款遊戲：正在進行什麼，今晚結束什麼，你的抽數夠不夠。',
  question: '你在玩哪些遊戲？',
  all: '全選',
  server: '你的伺服器',
  nearest: '離你最近',
  reset: '每日重置',
  clock: '結束時間由伺服器決定，按本地時間顯示。',
  more: '更多：順序與活動類型',
  later: '之後都可以在設定中變更。',
  choose: '請選擇遊戲',
  start: '開始（{count, number} 款遊戲）',
}
