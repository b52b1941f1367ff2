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
  newer: 'This device is newer than slot {slot, number}.',
  noLocal: 'Nothing on this device to upload yet: no marks, no selected games.',
  changed: 'Another device changed slot {slot, number} in the meantime.',
  uploaded: 'Slot {slot, number} now has {count, plural, =0 {no marks} one {# mark} other {# marks}}.',
  downloaded:
    'This device now has {count, plural, =0 {no marks, like slot} one {the # mark from slot} other {the # marks from slot}} {slot, number}.',
  cleared: 'Slot {slot, number} is now empty.',
  undo: {
    offer: 'The marks, selected games, their order and servers on this device came from slot {slot, number}.',
    verb: 'Undo',
    done: 'This device is back to how it was before the download.',
  },
  ask: {
    upload: {
      title: 'Overwrite slot {slot, number}?',
      verb: 'Overwrite',
      replaces:
        'Slot {slot, number}: {stored, plural, =0 {no marks} one {# mark} other {# marks}}, uploaded {time}. {count, plural, =0 {This device has none} one {Your # mark replaces it} other {Your # marks replace it}}. You can undo this under “Earlier versions”.',
      empties:
        'This device has no marks, but slot {slot, number} has {stored, plural, one {# mark} other {# marks}}, uploaded {time}. After the upload, it will have none. The old content stays under “Earlier versions”.',
      unreadable:
        'Slot {slot, number} can’t be read. {count, plural, =0 {The selected games on this device replace it.} one {# mark from this device replaces it.} other {# marks from this device replace it.}}',
    },
    download: {
      title: 'Replace what’s on this device?',
      verb: 'Replace',
      consequence:
        'You changed marks here after slot {slot, number} was uploaded ({time}). {count, plural, =0 {Your games are} one {# mark and your games are} other {# marks and your games are}} replaced. You can undo this until you reload.',
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
