export const accountOffer = {
  both: 'Slot {slot, number} of this account holds {marks, plural, one {# mark} other {# marks}} and a choice of games, and {pulls, plural, one {# pull} other {# pulls}} are saved on the server. This device has none of them.',
  marks:
    'Slot {slot, number} of this account holds {marks, plural, one {# mark} other {# marks}} and a choice of games. This device has no marks yet.',
  pulls:
    '{pulls, plural, one {# pull of this account is} other {# pulls of this account are}} saved on the server but not on this device.',
  download: 'Download all',
  running: 'Downloading {game} ({number, number} of {total, number})',
  failed: '{done, number} of {total, number} accounts downloaded. {reason}',
  done: '{marks, plural, =0 {} one {# mark, } other {# marks, }}{pulls, plural, one {# pull} other {# pulls}} downloaded.{marks, plural, =0 {} other { You can undo the marks in Settings.}}',
} as const
