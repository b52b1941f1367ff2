import type { Areas, TextsOf } from '#web/i18n/areas'

export const welcome: TextsOf<Areas['welcome']> = {
  title: '歡迎使用 Ephemeris',
  intro: '你在玩哪些遊戲？時間軸會顯示正在進行與即將結束的活動。',
  info: '預設全部開啟，可隨時在設定中變更。',
  confirm: '開始使用',
}
