export const notification = {
  heading: 'Nothing to announce',
  text: 'News about Ephemeris appears here: changes and planned downtime. For what starts and ends in your games, see the timeline.',
} as const
