import type { Areas, TextsOf } from '../areas.ts'

export const notification: TextsOf<Areas['notification']> = {
  heading: '目前沒有通知',
  text: 'Ephemeris 本身的消息會顯示在這裡，例如變更與預定停機。遊戲活動的起訖時間請看時間軸。',
}
