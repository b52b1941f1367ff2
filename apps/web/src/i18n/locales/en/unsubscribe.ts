export const unsubscribe = {
  question: 'Stop the evening email?',
  consequence: 'You’ll get no more reminders by email. You can turn them on again in the settings.',
  verb: 'Stop the email',
  done: 'Done. You’ll get no more reminders by email.',
  unknown: 'This link no longer works. You can turn the email off in the settings.',
  settings: 'Open the settings',
} as const
