import type { Areas, TextsOf } from '../areas.ts'

export const notification: TextsOf<Areas['notification']> = {
  heading: '目前沒有通知',
  text: 'Ephemeris 本身的消息會顯示在這裡，例如變更與預定停機。遊戲活動的起訖時間請看時間軸。',
  ways: {
    reminders: { title: '提醒', hint: '結束前以行事曆、推播或郵件提醒' },
    tonight: { title: '今晚', hint: '下一個晚上之前結束的內容' },
    almanac: { title: '卡池年鑑', hint: '歷次五星卡池' },
  },
}
