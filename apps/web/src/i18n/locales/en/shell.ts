export const shell = {
  appTitle: 'Ephemeris',
  description:
    'What is running in Genshin Impact, Honkai: Star Rail, Zenless Zone Zero and Wuthering Waves, what ends tonight, and what you have already done.',
  skip: 'Skip to content',
  navigation: 'Main navigation',
  menu: {
    open: 'Open navigation',
    close: 'Close navigation',
    collapse: 'Collapse',
    expand: 'Expand',
  },
  pages: {
    home: { title: 'Home', short: 'Home' },
    gacha: { title: 'Gacha', short: 'Gacha' },
    timeline: { title: 'Timeline', short: 'Timeline' },
    settings: { title: 'Settings', short: 'Settings' },
    shortcuts: { title: 'Shortcuts', short: 'Links' },
    activityData: { title: 'Activity data', short: 'Data' },
    about: { title: 'About', short: 'About' },
    notification: { title: 'Notifications' },
    gachaRecords: { title: 'Records' },
    notFound: { title: 'Page not found' },
  },
  language: {
    label: 'Language: {name}',
    fallback: 'The texts of this language could not be loaded. English is shown instead.',
  },
  storage: {
    corrupt: 'The settings of this device could not be read. They were put aside, and the app started with new ones.',
    memory: 'This browser keeps no data for this page. Settings and marks last until the page is closed.',
  },
  notFound: {
    title: 'There is no star at this place',
    message: 'The address leads nowhere. It may have changed, or it was mistyped.',
    home: 'Back to the start',
  },
  crash: {
    title: 'This page stopped working',
    message: 'Something unexpected happened. Your settings and marks are kept on this device. Reload to go on.',
    reload: 'Reload',
  },
  countdown: {
    startsIn: 'in {time}',
    startsExpected: '{days, plural, =0 {expected today} =1 {expected tomorrow} other {in about #\u2009d}}',
    expected: {
      start:
        '{days, plural, =0 {Expected to start today} =1 {Expected to start tomorrow} other {Expected to start in about # days}}',
      end: '{days, plural, =0 {Expected to end today} =1 {Expected to end tomorrow} other {Expected to end in about # days}}',
    },
    short: {
      days: '{days, number}\u2009d {hours, number}\u2009h',
      hours: '{hours, number}\u2009h {minutes, number}\u2009m',
      minutes: '{minutes, number}\u2009m',
      moment: 'under a minute',
      about: '{days, plural, =0 {expected today} =1 {expected tomorrow} other {about #\u2009d}}',
    },
    long: {
      days: '{days, plural, one {# day} other {# days}} {hours, plural, one {# hour} other {# hours}}',
      hours: '{hours, plural, one {# hour} other {# hours}} {minutes, plural, one {# minute} other {# minutes}}',
      minutes: '{minutes, plural, one {# minute} other {# minutes}}',
      moment: 'less than a minute',
      about: '{days, plural, =0 {today} =1 {tomorrow} other {about # days}}',
    },
  },
  outdated: {
    title: 'A new version is here',
    message:
      'This page belongs to the version before. Your settings and marks are kept on this device. Reload to go on.',
  },
  unkept: {
    title: 'This page is not on this device yet',
    message: 'It has to be opened once with a connection. Reload when you are online again.',
  },
  install: {
    label: 'Install app',
    title: 'Put Ephemeris on the home screen',
    share: '1. Press Share in the browser’s bar.',
    add: '2. Choose Add to Home Screen.',
  },
  offline: {
    showing: 'Offline. Showing data of {time}.',
    nothingKept: 'Offline. Nothing has been kept on this device yet.',
  },
  update: {
    ready: 'A new version is ready.',
    reload: 'Reload',
    unsent: 'What you have typed on this page has not been sent and would be lost.',
    reloadAnyway: 'Reload anyway',
  },
  password: { show: 'Show the password', hide: 'Hide the password' },
  cancel: 'Cancel',
  tabLock: {
    title: 'Ephemeris is open in another tab',
    message: 'Only one tab may work at a time, so that your marks are never written twice.',
    warning: 'Unsaved changes in the other tab will stop there.',
    blindTitle: 'Other tabs cannot be checked',
    blindMessage:
      'This browser blocks storage for this page, so Ephemeris cannot tell whether it is open in another tab. You can continue here. Settings and marks last until the page is closed.',
    lostLockTitle: 'Another tab took over',
    lostLockMessage: 'This tab no longer writes anything. Your marks are safe.',
    continue: 'Continue here',
    forceAcquire: 'Take it back',
  },
  close: 'Close',
  dismiss: 'Dismiss message',
  retry: 'Try again',
  newTab: '(opens in a new tab)',
  loadingGames: 'Loading the games',
} as const
