export const votes = {
  title: 'What players say',
  loading: 'Loading …',
  noPolls: 'There is nothing to vote on.',
  loginRequired: 'Log in to vote on this event.',
  login: 'Log in',
  expand: 'Vote',
  total: '{count, plural, one {# vote} other {# votes}}',
  retry: 'Retry',
  fetchFailed: 'The votes could not be loaded: {reason}',
  failed: 'Your vote was not saved: {reason}',
  withdrawFailed: 'Your vote was not withdrawn: {reason}',
  summary: {
    top: '{option} ({count, number})',
    none: 'none',
    part: '{poll}: {top}',
    separator: '; ',
  },
} as const
