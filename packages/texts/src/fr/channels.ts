import type { Areas, TextsOf } from '../areas.ts'

export const channels: TextsOf<Areas['channels']> = {
  names: { calendar: 'Calendrier', push: 'Push', mail: 'E-mail', webhook: 'Webhook', discord: 'Discord' },
  inSentence: {
    push: 'notification',
    mail: 'e-mail',
    webhook: 'webhook',
    calendar: 'calendrier',
  },
}
