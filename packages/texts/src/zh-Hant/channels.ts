import type { Areas, TextsOf } from '../areas.ts'

export const channels: TextsOf<Areas['channels']> = {
  names: { calendar: '行事曆', push: '推播', mail: '郵件', webhook: 'Webhook', discord: 'Discord' },
  inSentence: {
    push: '推播',
    mail: '郵件',
    webhook: 'Webhook',
    calendar: '行事曆',
  },
}
