/** Each channel's name, alone and within a sentence, and the texts of a channel's own. */
export const channels = {
  names: { calendar: 'Calendar', push: 'Push', mail: 'Email', webhook: 'Webhook', discord: 'Discord' },
  inSentence: {
    push: 'push',
    mail: 'email',
    webhook: 'webhook',
    calendar: 'calendar',
  },
}
