import type { Areas, TextsOf } from '#web/i18n/areas'

export const account: TextsOf<Areas['account']> = {
  title: '帳號與資料',
  loading: '正在載入帳號',
  logOut: '登出',
  loggedOut: '已登出。',
  emailConfirmed: '電子郵件已驗證，現在可以登入了。',
  local: {
    last: '本裝置：最後標記於 {time}',
    none: '本裝置：尚無標記',
    clear: '清除本裝置',
    question: '要清除本裝置嗎？',
    consequence:
      '{count, plural, =0 {遊戲選擇} other {# 個標記和遊戲選擇}}將從本裝置刪除。遊戲順序、抽卡紀錄和外觀設定會保留。',
    cleared: '本裝置上的標記和遊戲選擇已清除。',
  },
}
