export const unsubscribe = {
  question: 'Stop the evening email?',
  consequence: 'You’ll get no more reminders by email. You can turn them on again in Settings.',
  verb: 'Stop the email',
  done: 'Done. You’ll get no more reminders by email.',
  unknown: 'This link no longer works. You can turn the email off in Settings.',
  settings: 'Open Settings',
} as const
