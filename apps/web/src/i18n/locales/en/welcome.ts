export const welcome = {
  title: 'Welcome to Ephemeris',
  intro: 'Which games do you play? The timeline shows what is running in them and what ends soon.',
  info: 'Everything is switched on. You can change this in the settings at any time.',
  confirm: 'Start',
} as const
