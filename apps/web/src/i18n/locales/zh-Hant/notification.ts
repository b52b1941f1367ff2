import type { Areas, TextsOf } from '#web/i18n/areas'

export const notification: TextsOf<Areas['notification']> = {
  heading: '目前沒有通知',
  text: '這裡發布 Ephemeris 本身的消息，例如變更與預定的停機。各遊戲活動的開始與結束請看時間軸。',
}
