export const importDoctor = {
  heading: '{count, plural, one {# file read} other {# files read}}',
  unsaved: 'Nothing is saved yet.',
  status:
    '{read, plural, one {# file read} other {# files read}}{questions, plural, =0 {} one {, # question} other {, # questions}}{unused, plural, =0 {} one {, # not used} other {, # not used}}',
  files: 'Files',
  about: '{format}, {rows, plural, one {# row} other {# rows}}',
  added: '{count, plural, =0 {nothing new} one {# new pull} other {# new pulls}}',
  badge: {
    waiting: 'Waiting',
    reading: 'Reading',
    ready: 'Ready',
    recognized: 'Recognized',
    repaired: 'Adjusted',
    times: 'Times corrected',
    doubtful: 'Doubtful',
    question: 'One question',
    partly: 'Rows skipped',
    notPulls: 'Not pulls',
    unused: 'Not used',
    skipped: 'Skipped',
  },
  skipped: 'You skipped this file. Nothing of it will be imported.',
  account: {
    label: 'Account',
    named: 'Named in the file.',
    likely: 'The file doesn’t name it. This is our best guess.',
    chosen: 'You chose it.',
  },
  zone: {
    label: 'Time zone',
    ids: 'Confirmed by the pull IDs.',
    instants: 'The file stores exact moments, so its time zone makes no difference.',
    file: 'From the file.',
    server: 'It’s the time zone of the account’s server.',
    device: 'We don’t know the zone of the device that wrote the times.',
  },
  kind: {
    repaired: 'Adjusted',
    doubtful: 'Doubtful',
    left_out: 'Skipped',
    lost: 'Lost by the tool',
  },
  share: {
    added: '{count, number} new',
    known: '{count, number} you already have',
    doubtful: '{count, number} doubtful',
    leftOut: '{count, number} skipped',
  },
  clean: 'Nothing had to be adjusted or skipped.',
  finding: {
    zone_corrected: '{count, plural, one {# time was} other {# times were}} corrected from {from} to {to}.',
    zones_mixed:
      'The file mixes {zones}. {count, plural, one {# time was} other {# times were}} in another zone; all are correct now.',
    ids_made_up:
      '{count, plural, one {# pull has} other {# pulls have}} no game ID. We match by time and item, so nothing counts twice.',
    ids_rounded:
      'A spreadsheet cut the game ID of {count, plural, one {# pull} other {# pulls}}. We match by time and item, so nothing counts twice.',
    block_repeated:
      '{count, plural, one {# row was stored twice and counts} other {# rows were stored twice and count}} once.',
    excel_columns:
      '{count, plural, one {# row has} other {# rows have}} counters of an Excel export in place of banner and ID. We don’t use them.',
    pools_by_group:
      '{count, plural, one {# row has} other {# rows have}} a counter in place of the banner. We use the banner group that the file also names.',
    items_by_name: '{count, plural, one {# item was} other {# items were}} recognized by name ({language}).',
    items_unknown: '{count, plural, one {# item isn’t} other {# items aren’t}} in our item list.',
    ranks_unknown:
      '{count, plural, one {# new item has} other {# new items have}} no rarity in the file. Pity isn’t counted across {count, plural, one {it} other {them}}.',
    zone_unreadable: 'We can’t read the file’s time zone and take its times as the server’s. They may be hours off.',
    zone_of_device:
      '{count, plural, one {# time comes} other {# times come}} from a device whose time zone we don’t know, and may be hours off.',
    server_differs: 'The file says its server is in {zone}. The account’s server isn’t.',
    impossible:
      '{count, plural, one {# pull can’t be right} other {# pulls can’t be right}}: more than ten in one second, or past hard pity. We don’t count across them.',
    times_ahead:
      '{count, plural, one {# pull is} other {# pulls are}} dated in the future: the time is wrong, or the file was changed.',
    long_pause: 'No pulls from {from} to {to}, longer than games keep them. Pity isn’t counted across.',
    pity_without_pulls:
      'The pulls before {count, plural, one {# 5-star were} other {# 5-stars were}} never entered in the tool.',
    invented: '{count, plural, one {# row was} other {# rows were}} made up by the tool.',
    manual: '{count, plural, one {# row was} other {# rows were}} typed in by hand.',
    placeholder: '{count, plural, one {# row names} other {# rows name}} no item.',
    doubled: '{count, plural, one {# row repeats a pull} other {# rows repeat pulls}} that the file already has.',
    ids_absent: 'The tool doesn’t keep game IDs. We match by time and item, so nothing counts twice.',
    second_banner_merged: 'The tool counts the second character banner with the first.',
    pools_absent: 'The tool doesn’t keep these banners: {pools}. What you already have stays.',
    repeats_merged: 'If you got the same item twice in one second, the tool kept only one.',
  },
  question: {
    title: 'Whose pulls are these? The file doesn’t name an account.',
    likely: 'likely',
    other: 'Another account',
    skip: 'Skip this file',
    use: 'Use this account',
    pools: 'Which banners are these? The game has none by these names.',
    pool: '“{name}”, {rows, plural, one {# row} other {# rows}}',
    unnamedPool: 'Rows without a banner: {rows, number}',
    choosePool: 'Choose a banner',
    ownPool: 'A banner of its own ({id})',
    leavePool: 'Skip these rows',
    usePools: 'Use these banners',
  },
} as const
