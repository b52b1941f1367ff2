import type { Areas, TextsOf } from '../areas.ts'

export const notification: TextsOf<Areas['notification']> = {
  text: '你的遊戲發布的公告，點鈴鐺可設定提醒。',
  reminders: '提醒',
  games: {
    dates: '{from}至{to}',
    coming: '即將開始',
    running: '進行中',
    over: '已結束',
    cancelled: '已取消',
    gives: '{thing} {amount, number}',
    loading: '正在載入公告',
    notice: '{name}的公告',
    error: '公告載入失敗：{reason}',
  },
}
