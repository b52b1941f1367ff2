export const notification = {
  heading: 'Nothing to announce',
  text: 'News of Ephemeris itself stands here: changes and planned interruptions. What begins and ends in the games stands on the timeline.',
} as const
