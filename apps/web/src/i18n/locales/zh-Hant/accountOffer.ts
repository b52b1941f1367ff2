import type { Areas, TextsOf } from '#web/i18n/areas'

export const accountOffer: TextsOf<Areas['accountOffer']> = {
  both: '此帳號的存檔位 {slot, number} 中有 {marks, number} 個標記和遊戲選擇，伺服器上有 {pulls, number} 筆抽卡紀錄。此裝置上都還沒有。',
  marks: '此帳號的存檔位 {slot, number} 中有 {marks, number} 個標記和遊戲選擇。此裝置還沒有標記。',
  pulls: '此帳號有 {pulls, number} 筆抽卡紀錄儲存在伺服器上，但不在此裝置上。',
  download: '全部下載',
  running: '正在下載：{game}（{number, number}/{total, number}）',
  failed: '已下載 {done, number}/{total, number} 個帳號。{reason}',
  done: '已下載{marks, plural, =0 {} other { # 個標記和}} {pulls, number} 筆抽卡紀錄。{marks, plural, =0 {} other {可在設定中復原標記的下載。}}',
}
