export const votes = {
  title: 'What players say',
  loading: 'Loading votes',
  noPolls: 'Nothing to vote on yet.',
  noVotes: 'No votes yet.',
  login: 'Log in to vote',
  expand: 'Vote',
  total: '{count, plural, one {# vote} other {# votes}}',
  retry: 'Try again',
  fetchFailed: 'Couldn’t load the votes: {reason}',
  failed: 'Your vote wasn’t saved: {reason}',
  withdrawFailed: 'Your vote wasn’t withdrawn: {reason}',
  summary: {
    top: '{option} ({count, number})',
    none: 'none',
    part: '{poll}: {top}',
    separator: '; ',
  },
} as const
