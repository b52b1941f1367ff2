import type { Areas, TextsOf } from '../areas.ts'

export const notification: TextsOf<Areas['notification']> = {
  text: '你的游戏发布的公告，点铃铛可设置提醒。',
  reminders: '提醒',
  games: {
    dates: '{from}至{to}',
    coming: '即将开始',
    running: '进行中',
    over: '已结束',
    cancelled: '已取消',
    gives: '{thing} {amount, number}',
    loading: '正在加载公告',
    notice: '{name}的公告',
    error: '公告加载失败：{reason}',
  },
}
