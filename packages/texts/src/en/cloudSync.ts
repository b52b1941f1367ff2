export const cloudSync = {
  title: 'Cloud sync',
  slots: 'Cloud slots',
  slot: 'Slot {slot, number}',
  never: 'never updated',
  updated: 'Slot {slot, number}, {time}',
  neverUpdated: 'Slot {slot, number}, never updated',
  upload: 'Upload',
  download: 'Download',
  clear: 'Clear slot {slot, number}',
  sync: '{state, select, here {Sync to slot {slot, number}} there {Sync to this device} both {Sync both ways} other {Sync}}',
  equal: 'This device and slot {slot, number} match.',
  comparing: 'Comparing with slot {slot, number}…',
  unreadable: 'Slot {slot, number} can’t be read. An upload replaces it.',
  newer: {
    account: 'Newer in your account: {things}.',
    there: 'Newer in slot {slot, number}: {things}.',
    here: 'Newer here: {things}.',
  },
  things: {
    marks: '{count, plural, one {# mark} other {# marks}}',
    own: 'own entries',
    plan: 'plan and daily tasks',
    games: 'games and servers',
    none: 'nothing',
  },
  noLocal: 'Nothing on this device to upload yet: no marks, no selected games.',
  changed: 'Another device changed slot {slot, number} in the meantime.',
  uploaded: 'Slot {slot, number} now has {count, plural, =0 {no marks} one {# mark} other {# marks}}.',
  cleared: 'Slot {slot, number} is now empty.',
  undo: {
    offer: 'Loaded from slot {slot, number}: {things}.',
    verb: 'Undo',
    done: 'This device is back to how it was before.',
  },
  ask: {
    upload: {
      title: 'Overwrite slot {slot, number}?',
      verb: 'Overwrite',
      consequence:
        'Newer in slot {slot, number} ({time}): {there}. Newer here: {here}. The slot’s content stays under “Earlier versions”. “Sync” keeps both.',
      unreadable: 'Slot {slot, number} can’t be read. What’s on this device replaces it.',
    },
    download: {
      title: 'Replace what’s on this device?',
      verb: 'Replace',
      consequence:
        'Only on this device: {lost}. Slot {slot, number} ({time}) replaces it. You can undo this here. To keep both, use “Sync”.',
    },
    clear: {
      title: 'Clear slot {slot, number}?',
      verb: 'Clear',
      consequence:
        'Slot {slot, number} will be empty. Its content stays under “Earlier versions”, and this device keeps its data.',
    },
    restore: {
      title: 'Restore this version to slot {slot, number}?',
      verb: 'Restore',
      consequence:
        'Slot {slot, number} goes back to {count, plural, =0 {a version without marks} one {# mark} other {# marks}} from {time}. Its current content stays under “Earlier versions”, and this device keeps its data.',
    },
  },
  versions: {
    title: 'Earlier versions',
    loading: 'Loading earlier versions',
    none: 'Slot {slot, number} has no earlier versions.',
    marks: '{count, plural, =0 {no marks} one {# mark} other {# marks}}',
    cause: {
      upload: 'until the next upload',
      clear: 'until the slot was cleared',
      restore: 'until another version was restored',
    },
    restore: 'Restore',
    restoreOf: 'Restore the version from {time}',
    restored: 'Slot {slot, number} has {count, plural, =0 {no marks} one {# mark} other {# marks}} again.',
    kept: 'We keep the last five versions of each slot, and all others for a week.',
  },
} as const
