export const shell = {
  appTitle: 'Ephemeris',
  description:
    'See what’s live in Genshin Impact, Honkai: Star Rail, Zenless Zone Zero and Wuthering Waves, what ends tonight, and what you’ve already done.',
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
    gacha: { title: 'Pulls', short: 'Pulls' },
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
    fallback: 'This language couldn’t be loaded. The app is in English for now.',
  },
  storage: {
    corrupt: 'We couldn’t read this device’s settings. They were backed up and reset.',
    memory: 'This browser doesn’t save data for this page. Settings and marks are lost when you close it.',
  },
  notFound: {
    title: 'No star here',
    message: 'This page doesn’t exist. The address may have changed or been mistyped.',
    home: 'Back to home',
  },
  crash: {
    title: 'This page stopped working',
    message: 'Something unexpected happened. Your settings and marks are safe on this device. Reload to continue.',
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
    message: 'This page is from an older version. Your settings and marks are safe on this device. Reload to continue.',
  },
  unkept: {
    title: 'This page isn’t saved on this device yet',
    message: 'Open it once while online to use it offline.',
  },
  install: {
    label: 'Install app',
    title: 'Add Ephemeris to your home screen',
    share: '1. Tap Share in the browser’s toolbar.',
    add: '2. Choose Add to Home Screen.',
  },
  offline: {
    showing: 'Offline. Showing data from {time}.',
    nothingKept: 'Offline. Nothing is saved on this device yet.',
  },
  update: {
    ready: 'A new version is ready.',
    reload: 'Reload',
    unsent: 'What you typed on this page hasn’t been sent and will be lost.',
    reloadAnyway: 'Reload anyway',
  },
  password: { show: 'Show the password', hide: 'Hide the password' },
  cancel: 'Cancel',
  tabLock: {
    title: 'Ephemeris is open in another tab',
    message: 'Use one tab at a time so your marks don’t conflict.',
    warning: 'Changes not yet saved in the other tab won’t be saved.',
    blindTitle: 'Can’t check other tabs',
    blindMessage:
      'This browser blocks storage for this page, so Ephemeris can’t tell whether it’s open in another tab. You can continue here, but settings and marks are lost when you close the page.',
    lostLockTitle: 'Another tab took over',
    lostLockMessage: 'This tab no longer saves anything. Your marks are safe.',
    continue: 'Continue here',
    forceAcquire: 'Use here',
  },
  close: 'Close',
  dismiss: 'Dismiss message',
  retry: 'Try again',
  newTab: '(opens in a new tab)',
  loadingGames: 'Loading the games',
} as const
