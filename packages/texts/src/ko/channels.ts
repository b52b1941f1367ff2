import type { Areas, TextsOf } from '../areas.ts'

export const channels: TextsOf<Areas['channels']> = {
  names: { calendar: '캘린더', push: '푸시', mail: '메일', webhook: '웹훅', discord: 'Discord' },
  inSentence: {
    push: '푸시',
    mail: '메일',
    webhook: '웹훅',
    calendar: '캘린더',
  },
}
