export const accountOffer = {
  pulls: '{pulls, plural, one {# pull of your account isn’t} other {# pulls of your account aren’t}} here.',
  fromFiles: 'This device has {pulls, plural, one {# pull} other {# pulls}} from files. Add them to your account?',
  preview: 'Show preview',
  download: 'Download all',
  sync: 'Sync',
  syncAll: 'Sync all',
  running: 'Downloading {game} ({number, number} of {total, number})',
  failed: '{done, number} of {total, plural, one {# account} other {# accounts}} downloaded. {reason}',
  donePulls: '{pulls, plural, one {# pull} other {# pulls}} downloaded.',
  others: {
    title: 'Another account used this device',
    text: 'It has {marks, plural, one {# mark} other {# marks}} and {goals, plural, one {# plan goal} other {# plan goals}} here. Set aside, they return when that account logs in.',
    aside: 'Set aside, start with mine',
    share: 'Keep using them',
  },
} as const
