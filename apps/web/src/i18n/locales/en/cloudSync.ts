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
  noLocal: 'There is nothing on this device to upload yet: no marks, no choice of games.',
  changed: 'Another device has changed slot {slot, number} in the meantime.',
  uploaded: 'Slot {slot, number} now holds {count, plural, =0 {no marks} one {# mark} other {# marks}}.',
  downloaded:
    'This device now has {count, plural, =0 {no marks, as slot} one {the # mark of slot} other {the # marks of slot}} {slot, number}.',
  cleared: 'Slot {slot, number} is empty now.',
  undo: {
    offer: 'The marks, the choice and the order of games on this device came from slot {slot, number}.',
    verb: 'Undo',
    done: 'This device is as it was before the download.',
  },
  ask: {
    upload: {
      title: 'Overwrite slot {slot, number}?',
      verb: 'Overwrite',
      replaces:
        'Slot {slot, number} holds {stored, plural, =0 {no marks} one {# mark} other {# marks}}, uploaded {time}. {count, plural, =0 {This device has no marks.} one {# mark of this device replaces it.} other {# marks of this device replace it.}} The former content stays under “Earlier versions”.',
      empties:
        'This device has no marks, but slot {slot, number} holds {stored, plural, one {# mark} other {# marks}}, uploaded {time}. After the upload there would be none. The former content stays under “Earlier versions”.',
      unreadable:
        'What slot {slot, number} holds cannot be read. {count, plural, =0 {The choice of games of this device replaces it.} one {# mark of this device replaces it.} other {# marks of this device replace it.}}',
    },
    download: {
      title: 'Replace what is on this device?',
      verb: 'Replace',
      consequence:
        'This device was marked after slot {slot, number} was uploaded ({time}). {count, plural, =0 {The choice} one {# mark, the choice} other {# marks, the choice}} and the order of games on this device are replaced by those of the slot. You can undo this until you reload the page.',
    },
    clear: {
      title: 'Clear slot {slot, number}?',
      verb: 'Clear',
      consequence:
        'Slot {slot, number} will be empty. Its content stays under “Earlier versions”, and this device keeps what it has.',
    },
    restore: {
      title: 'Put this version back into slot {slot, number}?',
      verb: 'Restore',
      consequence:
        'Slot {slot, number} gets back {count, plural, =0 {a version without marks} one {# mark} other {# marks}} of {time}. What it holds now stays under “Earlier versions”, and this device keeps what it has.',
    },
  },
  versions: {
    title: 'Earlier versions',
    loading: 'Loading the earlier versions',
    none: 'Slot {slot, number} has no earlier versions.',
    marks: '{count, plural, =0 {no marks} one {# mark} other {# marks}}',
    cause: {
      upload: 'until the next upload',
      clear: 'until the slot was cleared',
      restore: 'until another version was restored',
    },
    restore: 'Restore',
    restoreOf: 'Restore the version of {time}',
    restored: 'Slot {slot, number} holds {count, plural, =0 {no marks} one {# mark} other {# marks}} again.',
    kept: 'The last five versions of each slot stay, all others for a week.',
  },
} as const
