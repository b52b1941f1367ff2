export const activityHistory = {
  title: 'Activity data',
  intro:
    'View your own exported history of Genshin Impact events: scores, dates and teams. The file stays in this browser.',
  drop: {
    label: 'Choose an export or drop it here',
    hint: 'A JSON file with your event history. Nothing is uploaded, and no account data is needed.',
  },
  retry: 'Try again',
  storage: 'This browser couldn’t open its storage for this page. Your earlier imports are untouched.',
  report:
    '{added, plural, =0 {Nothing new} one {# activity added} other {# activities added}}{replaced, plural, =0 {.} one {, # replaced.} other {, # replaced.}}',
  fault: {
    not_json: 'This file isn’t JSON. Nothing was changed.',
    encoding_unknown:
      'We can’t read the characters of this file. Open it in a text editor and save it as UTF-8. Nothing was changed.',
    not_an_export: 'This file has no event history: the list “data.activities” is missing. Nothing was changed.',
    refused: 'This file contains a rejected request instead of a history. Export it again. Nothing was changed.',
    empty: 'The history in this file is empty. Nothing was changed.',
    too_large: 'This file is larger than 32 MB. Nothing was changed.',
  },
  skipped: {
    title: '{count, plural, one {# entry was skipped} other {# entries were skipped}}',
    entry: 'Entry {position, number}: {reason}',
    not_an_object: 'not an object',
    not_one_kind: 'must have exactly one activity',
    bad_id: 'not a valid activity name',
    no_data: 'no data',
  },
  file: {
    title: 'Imported file',
    name: 'File',
    date: 'Imported',
    size: 'Size',
    kinds: 'Activities',
  },
  delete: {
    verb: 'Delete',
    title: 'Delete the imported history?',
    consequence:
      '{count, plural, one {# activity is} other {# activities are}} removed from this browser. The file itself isn’t changed.',
  },
  origin: {
    title: 'How to get the file',
    open: 'In a desktop browser, open HoYoLAB’s Battle Chronicle, the game’s own record page, and your events in it.',
    save: 'In the network view of the browser’s developer tools, save the answer whose address ends like this as a JSON file:',
    choose: 'Choose that file here. Some community tools save the same one for you.',
    copy: 'Copy',
    copied: 'Copied',
    look: 'What the file looks like',
    entry:
      'Every activity is one entry with its name in the data, here “sumo” ({name}). What follows may be of any shape.',
  },
  promises: {
    label: 'What you see after an import',
    example: 'Example',
  },
  list: {
    known: 'Activities',
    count:
      '{count, plural, one {# activity} other {# activities}} from version {first} to {last}. Others are shown too, with the file’s own words.',
    all: 'All by version',
    readable: 'Activities this page can show',
    unknown: 'Unknown activities',
    unnamed: 'Unknown activity: {id}',
    minor: '{count, plural, one {Show # minor activity} other {Show # minor activities}}',
    version: 'Version {version}',
  },
  entry: {
    empty: 'The file has nothing on this activity.',
  },
  avatars: {
    label: 'Characters',
    level: 'Lv. {level, number}',
    trial: 'trial',
  },
  yes: 'Yes',
  no: 'No',
  words: {
    total_score: 'Total score',
    total_times: 'Times played',
    start_time: 'Start',
    end_time: 'End',
    records: 'Record',
    data: 'Entry',
    difficulty: 'Difficulty',
    max_score: 'Best score',
    score: 'Score',
    score_multiple: 'Score multiplier',
    settle_time: 'Finished',
    buffs: 'Buffs',
    limit_conditions: 'Condition',
    desc: 'Description',
    first_half: 'First half',
    second_half: 'Second half',
  },
} as const
