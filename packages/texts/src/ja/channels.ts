import type { Areas, TextsOf } from '../areas.ts'

export const channels: TextsOf<Areas['channels']> = {
  names: { calendar: 'カレンダー', push: 'プッシュ', mail: 'メール', webhook: 'Webhook', discord: 'Discord' },
  inSentence: {
    push: 'プッシュ通知',
    mail: 'メール',
    webhook: 'Webhook',
    calendar: 'カレンダー',
  },
}
