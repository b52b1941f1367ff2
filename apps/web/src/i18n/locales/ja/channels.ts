import type { Areas, TextsOf } from '#web/i18n/areas'

export const channels: TextsOf<Areas['channels']> = {
  names: { calendar: 'カレンダー', push: 'プッシュ', mail: 'メール', webhook: 'Webhook', discord: 'Discord' },
  inSentence: {
    push: 'プッシュ通知',
    mail: 'メール',
    webhook: 'Webhook',
    calendar: 'カレンダー',
  },
}
