export const welcome = {
  title: 'Welcome to Ephemeris',
  intro: 'Which games do you play? The timeline shows what’s live and what ends soon.',
  info: 'Everything is on by default. You can change this any time in Settings.',
  confirm: 'Start',
} as const
