import type { Areas, TextsOf } from '../areas.ts'

export const channels: TextsOf<Areas['channels']> = {
  names: { calendar: '日历', push: '推送', mail: '邮件', webhook: 'Webhook', discord: 'Discord' },
  inSentence: {
    push: '推送',
    mail: '邮件',
    webhook: 'Webhook',
    calendar: '日历',
  },
}
