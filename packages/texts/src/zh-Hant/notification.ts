import type { Areas, TextsOf } from '../areas.ts'

export const notification: TextsOf<Areas['notification']> = {
  heading: 'Ephemeris 目前沒有消息',
  text: 'Ephemeris 的變更與預定停機會顯示在這裡。下面是各遊戲最近公布的內容。',
  games: {
    dates: '{from} – {to}',
    coming: '即將開始',
    running: '進行中',
    over: '已結束',
    notice: '{name}的公告',
    error: '無法載入公告內容：{reason}',
  },
  ways: {
    timeline: { title: '時間軸', hint: '正在進行與即將開始' },
    reminders: { title: '提醒', hint: '結束前以行事曆、推播或郵件提醒' },
    tonight: { title: '今晚', hint: '下一個晚上之前結束的內容' },
    almanac: { title: '卡池年鑑', hint: '歷次五星卡池' },
  },
}
