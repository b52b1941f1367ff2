import { expect, test } from 'vitest'
import { sampleNotice } from '../notice/sample-notice.test-data.ts'
import { readNotices } from '../read-notices.ts'
import { isUnclear } from './announced-activity.ts'

function readNotes(lines: readonly string[], title = 'Version 4.4 "In Ravages" Update') {
  const update = ['■ Update Time', 'Begins at 2026/07/15 06:00:00 (UTC+8). The update will take approximately 5 hours.']
  const notes = sampleNotice({
    gameId: 'starrail',
    section: '4',
    title,
    language: 'en',
    body: [...update, ...lines].map((line) => `<p>${line}</p>`).join(''),
  })
  return readNotices('starrail', [notes])
}

/** What the notes of version 4.4 list. */
function listed(...lines: readonly string[]) {
  return readNotes(lines)
    .activities.filter(({ type }) => type !== 'version')
    .map(({ type, name, start, end }) => [type, name.en, dayOf(start.at), dayOf(end.at)])
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(5, 16)
}

const SEASON = '2026/08/17 04:00:00 – 2026/09/27 03:59:00'

test.each([
  ['Memory of Chaos: Chronicle of the White Nights Dream Kingdom', 'Memory of Chaos'],
  ["Forgotten Hall: A Song's True Theme", 'Forgotten Hall'],
])('ANN-40 a season may have a long name, or that of its hall: %s', (heading, name) => {
  expect(listed(heading, SEASON)).toEqual([['challenge', name, '08-17T04:00', '09-27T03:59']])
})

test('ANN-16 a heading behind a bullet is named directly above its time, without any label', () => {
  const rows = listed('■ Tales of the Inn', '2026/07/21 12:00 - 2026/08/07 03:59', 'A story for every guest.')
  expect(rows).toEqual([['event', 'Tales of the Inn', '07-21T12:00', '08-07T03:59']])
})

test.each([
  ['the time of something else', '■ Data Download', '2026/07/21 12:00 - 2026/08/07 03:59'],
  ['a sentence below it', '■ Tales of the Inn', 'Log in from 2026/07/21 12:00 to 2026/08/07 03:59.'],
])('ANN-16 %s announces nothing', (_, ...lines) => {
  expect(listed(...lines)).toEqual([])
})

test('ANN-16 a heading above a label is listed once', () => {
  const rows = listed('■ Tales of the Inn', 'Event Period: 2026/07/21 12:00 - 2026/08/07 03:59')
  expect(rows).toHaveLength(1)
})

test('ANN-40 an activity is not listed beside its own notice, however wide its marks are', () => {
  const entry = { gameId: 'zenless', section: '4', language: 'zh-Hans' } as const
  const range = '2026/07/21 12:00 - 2026/08/07 03:59'
  const own = { ...entry, id: '1', title: '「锵锵！雪人」活动说明', body: `<p>【活动时间】</p><p>${range}</p>` }
  const notes = {
    ...entry,
    id: '2',
    title: '3.2版本更新说明',
    body: `<p>「锵锵!雪人」活动</p><p>活动时间：${range}</p>`,
  }
  expect(readNotices('zenless', [sampleNotice(own), sampleNotice(notes)]).activities).toHaveLength(1)
  expect(readNotices('zenless', [sampleNotice(notes)]).activities).toHaveLength(1)
})

test('ANN-41 an end names the close of a version that is written with a letter', () => {
  const rows = listed('■ Snow Contract', 'Event Period: 2026/07/24 12:00:00 — end of V4.4')
  expect(rows).toEqual([['event', 'Snow Contract', '07-24T12:00', expect.stringContaining('08-25T22')]])
})

test('ANN-16 a colon in a heading belongs to its name', () => {
  const rows = listed('■ Snow Contract: Renewal', 'Event Period: 2026/07/24 12:00:00 – 2026/08/07 03:59')
  expect(rows).toEqual([['event', 'Snow Contract: Renewal', '07-24T12:00', '08-07T03:59']])
})

test('ANN-40 a sentence names the mode of the seasons that are listed below it', () => {
  const season = '2026/08/17 04:00:00 – 2026/08/31 04:00:00'
  const rows = listed('The lineup of Memory of Chaos has been updated. Please see below:', 'Rain of Snow', season)
  expect(rows).toEqual([['challenge', 'Rain of Snow', '08-17T04:00', '08-31T04:00']])
  expect(listed('The lineup of the inn has been updated. Please see below:', 'Rain of Snow', season)).toEqual([])
})

const ROW = '2026/07/21 12:00 - 2026/08/07 03:59'

test.each([
  ...['Event Schedule', 'Event Dates', 'When', 'Runs', 'Dates', 'Active Window', 'Time Frame'].map(
    (label) => [label] as const,
  ),
])('ANN-72 a row is a name and a period, whatever its label: %s', (label) => {
  const rows = listed('■ Tales of the Inn', 'A story.', `${label}: ${ROW}`, 'Requirement: Trailblaze Level ≥ 21')
  expect(rows).toEqual([['event', 'Tales of the Inn', '07-21T12:00', '08-07T03:59']])
})

test.each([
  ['a label that says nothing of an event', ['■ Tales of the Inn', `Availability: ${ROW}`]],
  ['a label that no list knows', ['■ Tales of the Inn', `Doors: ${ROW}`]],
  ['a season of a mode that no table knows', ['Echo of Entropy: Rain of Snow', ROW]],
  ['the name of a shop', ['■ "Snow Supply Bundle"', `Event Period: ${ROW}`]],
  ['a heading that names nothing', ['■ New Events', `Event Period: ${ROW}`]],
])('ANN-72 a row with %s is reported and not shown', (_, lines) => {
  const { activities, leftOut } = readNotes(lines)
  expect(activities.filter(({ type }) => type !== 'version')).toEqual([])
  expect(leftOut.filter(isUnclear)).toHaveLength(1)
})

test('ANN-72 words of noise in the marks of a row are words of its name', () => {
  expect(listed('■ "The Travelling Album" Event', `Event Period: ${ROW}`)).toHaveLength(1)
})

test.each([
  'Patch Notes for Version 4.4: In Ravages',
  'Version 4.4 "In Ravages" Content Overview',
  'Welcome to Version 4.4: In Ravages',
  '4.4版本「蜃云灯影」内容概览',
])('ANN-72 the notes of a version are known in other words and are no event: %s', (title) => {
  const maintenance = 'Maintenance Time: 2026/07/15 06:00 - 2026/07/15 11:00 (UTC+8)'
  const { activities } = readNotes([maintenance, '■ Tales of the Inn', `Event Period: ${ROW}`], title)
  expect(activities.map(({ type, version, name }) => [type, version, Object.values(name)[0]])).toEqual([
    ['version', '4.4', expect.any(String)],
    ['event', null, 'Tales of the Inn'],
  ])
})

test.each([
  ['wuthering' as const, 'Version "Luna VIII" Event', 'event'],
  ['wuthering' as const, '《鸣潮》活动', 'event'],
  ['genshin' as const, 'New Events', null],
])('ANN-73 the game, a version and words for any event name no activity: %s %s', (gameId, title, shown) => {
  const body = `<p>Event Duration</p><p>${ROW}</p>`
  const section = gameId === 'genshin' ? '1' : '2/3'
  const { activities } = readNotices(gameId, [sampleNotice({ gameId, section, title, body, language: 'en' })])
  const names = activities.flatMap(({ name }) => Object.values(name))
  expect(names).not.toContain('Luna VIII')
  expect(names).not.toContain('鸣潮')
  expect(activities.length > 0).toBe(shown !== null)
})
