import type { NamedLanguage } from '@ephemeris/core/language/language'
import { instant } from '@ephemeris/core/time/instant'
import { formatWallTime, wallTime } from '@ephemeris/core/time/wall-time'
import { expect, test } from 'vitest'
import type { FoundActivity } from '../activities/found-activity.ts'
import type { PublisherNotice } from '../notice/notice.ts'
import { sampleNotice } from '../notice/sample-notice.test-data.ts'
import { readNotices } from '../read-notices.ts'

const OLD = '2026/08/10 10:00 – 2026/08/24 03:59'
const NEW = '2026/08/17 10:00 – 2026/08/31 03:59'

function wall(time: string) {
  return { kind: 'wall', at: wallTime(Date.parse(`${time.replace(' ', 'T')}Z`)) } as const
}

interface Written {
  readonly id: string
  readonly shown: string
  readonly title: string
  readonly language?: NamedLanguage
  readonly lines: readonly string[]
}

function notice({ id, shown, title, language = 'en', lines }: Written): PublisherNotice {
  const body = lines.map((line) => `<p>${line}</p>`).join('')
  const window = { shownFrom: wall(shown), shownUntil: wall('2026-10-20 06:00') }
  return sampleNotice({ id, title, language, body, ...window })
}

/** The titles of an event and of its change, by language. */
const WORDS: Readonly<Record<NamedLanguage, { event: string; period: string; name: string }>> = {
  en: { event: '"Blooming Aid" Event', period: 'Event Duration', name: '"Blooming Aid"' },
  'zh-Hans': { event: '「繁花互助」活动', period: '活动时间', name: '「繁花互助」' },
  'zh-Hant': { event: '「繁花互助」活動', period: '活動時間', name: '「繁花互助」' },
  ja: { event: '「花の助け合い」イベント', period: 'イベント期間', name: '「花の助け合い」' },
  ko: { event: '「꽃의 도움」 이벤트', period: '이벤트 기간', name: '「꽃의 도움」' },
  fr: { event: 'Événement « Entraide fleurie »', period: "Durée de l'événement", name: '« Entraide fleurie »' },
}

function eventIn(language: NamedLanguage): PublisherNotice {
  const { event, period } = WORDS[language]
  return notice({ id: '1', shown: '2026-08-09 12:00', title: event, language, lines: [`〓${period}〓`, OLD] })
}

function changeIn(language: NamedLanguage, title: string, lines: readonly string[]): PublisherNotice {
  const named = title.replace('NAME', WORDS[language].name)
  return notice({ id: '2', shown: '2026-08-18 12:00', title: named, language, lines })
}

/** `start – end`, what is not certain with a question mark, what is cancelled with a cross. */
function textOf({ start, end, isEndExpected, isCancelled }: FoundActivity): string {
  const [from, until] = [start, end].map(({ at }) => formatWallTime(wallTime(at)).slice(5, 16))
  return `${from} – ${until}${isEndExpected ? '?' : ''}${isCancelled ? ' x' : ''}`
}

const [BEFORE, LONGER, LATER] = ['08-10 10:00 – 08-24 03:59', '08-10 10:00 – 08-31 03:59', '08-17 10:00 – 08-31 03:59']
const SHORTER = '08-10 10:00 – 08-21 03:59'

test.each<readonly [NamedLanguage, string, readonly string[], string]>([
  ['en', 'NAME Event Extended', ['〓Event Duration〓', '2026/08/10 10:00 – 2026/08/31 03:59'], LONGER],
  [
    'en',
    'Notice on the Extension of the NAME Event',
    ['It is extended from 2026/08/24 03:59 to 2026/08/31 03:59.'],
    LONGER,
  ],
  ['en', 'NAME Event Prolonged', ['The event now ends on 2026/08/31 03:59.'], LONGER],
  ['en', 'Extension of NAME', ['The event will be extended by 7 days.'], LONGER],
  ['en', 'NAME Event Postponed', [`Original Duration: ${OLD}`, `New Duration: ${NEW}`], LATER],
  ['en', 'NAME Event Rescheduled', ['〓Original Duration〓', OLD, '〓Adjusted Duration〓', NEW], LATER],
  ['en', 'Changes to the Schedule of NAME', [`Event Duration: ${NEW}`], LATER],
  ['en', 'NAME Event Will End Early: Shortened', ['It will end on 2026/08/21 03:59.'], SHORTER],
  ['en', 'Correction: NAME Event', [`Incorrect: ${OLD}`, `Correct: ${NEW}`], LATER],
  ['en', 'NAME Event Cancelled', [`Event Duration: ${OLD}`], `${BEFORE} x`],
  ['en', 'Cancellation of the NAME Event', ['It has been cancelled.'], `${BEFORE} x`],
  ['zh-Hans', 'NAME活动延期公告', ['结束时间由2026/08/24 03:59延长至2026/08/31 03:59。'], LONGER],
  ['zh-Hans', '关于延长NAME活动时间的公告', ['活动时间将延长至2026/08/31 03:59（服务器时间）'], LONGER],
  ['zh-Hans', 'NAME活动推迟开启说明', [`原定活动时间：${OLD}`, `调整后活动时间：${NEW}`], LATER],
  ['zh-Hans', 'NAME活动提前结束公告', ['活动将于2026/08/21 03:59结束'], SHORTER],
  ['zh-Hans', 'NAME活动取消公告', ['敬请谅解。'], `${BEFORE} x`],
  ['zh-Hant', 'NAME活動延長公告', ['活動時間將延長至2026/08/31 03:59'], LONGER],
  ['zh-Hant', 'NAME活動時間調整公告', [`調整前：${OLD}`, `調整後：${NEW}`], LATER],
  ['zh-Hant', 'NAME活動取消公告', ['敬請見諒。'], `${BEFORE} x`],
  [
    'ja',
    'NAMEイベント期間延長のお知らせ',
    ['終了日時を2026/08/24 03:59から2026/08/31 03:59に延長いたします。'],
    LONGER,
  ],
  ['ja', 'NAMEイベント開催延期のお知らせ', [`変更前：${OLD}`, `変更後：${NEW}`], LATER],
  ['ja', 'NAMEイベント期間の訂正', [`誤：${OLD}`, `正：${NEW}`], LATER],
  ['ja', 'NAMEイベント中止のお知らせ', ['申し訳ございません。'], `${BEFORE} x`],
  ['ko', 'NAME 이벤트 연장 안내', ['이벤트 기간이 2026/08/31 03:59까지 연장됩니다.'], LONGER],
  ['ko', 'NAME 이벤트 일정 변경 안내', [`변경 전: ${OLD}`, `변경 후: ${NEW}`], LATER],
  ['ko', 'NAME 이벤트 취소 안내', ['양해 부탁드립니다.'], `${BEFORE} x`],
  ['fr', "Prolongation de l'événement NAME", ["L'événement est prolongé jusqu'au 31/08/2026 à 03:59."], LONGER],
  ['fr', "Report de l'événement NAME", [`Durée initiale : ${OLD}`, `Nouvelle durée : ${NEW}`], LATER],
  ['fr', "Annulation de l'événement NAME", ['Merci de votre compréhension.'], `${BEFORE} x`],
])('ANN-74 a later notice changes the activity that it names: %s %s', (language, title, lines, expected) => {
  const { activities, leftOut } = readNotices('genshin', [changeIn(language, title, lines), eventIn(language)])
  expect(activities.map(textOf)).toEqual([expected])
  expect(activities[0]).toMatchObject({ noticeId: '1', revision: { noticeId: '2', ...timesOf(eventIn(language)) } })
  expect(leftOut).toEqual([])
})

/** What a notice announces alone. */
function timesOf(one: PublisherNotice) {
  const [activity] = readNotices('genshin', [one]).activities
  return { start: activity?.start, end: activity?.end }
}

test.each([
  ['states no time', ['The new time will be announced.'], [`${BEFORE}?`]],
  ['states several', [NEW, '2026/08/19 10:00 – 2026/09/02 03:59'], [`${BEFORE}?`]],
  ['ends before it begins', ['New Duration: 2026/08/31 03:59 – 2026/08/17 10:00'], [`${BEFORE}?`]],
])('ANN-75 a change that %s is reported, and its activity is expected', (_, lines, expected) => {
  const { activities, leftOut } = readNotices('genshin', [eventIn('en'), changeIn('en', 'NAME Event Postponed', lines)])
  expect(activities.map(textOf)).toEqual(expected)
  expect(leftOut.map(({ noticeId, reason }) => [noticeId, reason])).toEqual([['2', 'change unclear']])
})

test('ANN-75 an extension that ends sooner contradicts itself', () => {
  const sooner = changeIn('en', 'NAME Event Extended', ['Event Duration: 2026/08/10 10:00 – 2026/08/20 03:59'])
  expect(readNotices('genshin', [eventIn('en'), sooner]).activities.map(textOf)).toEqual([`${BEFORE}?`])
})

test('ANN-74 a change of an activity that no notice names is a notice of its own', () => {
  const other = notice({
    id: '3',
    shown: '2026-08-18 12:00',
    title: '"Other" Event Extended',
    lines: ['Event Duration:', NEW],
  })
  expect(readNotices('genshin', [eventIn('en'), other]).activities.map(textOf)).toEqual([BEFORE, LATER])
})

test('ANN-74 a change reaches what an earlier list announced, and a second one what the first one left', () => {
  const first = changeIn('en', 'NAME Event Extended', ['It is extended from 2026/08/24 03:59 to 2026/08/31 03:59.'])
  const second = notice({
    id: '3',
    shown: '2026-08-25 12:00',
    title: '"Blooming Aid" Event Extended Again',
    lines: ['It is extended from 2026/08/31 03:59 to 2026/09/07 03:59.'],
  })
  const { activities: before } = readNotices('genshin', [eventIn('en')])
  const reread = (activities: readonly FoundActivity[], ...notices: readonly PublisherNotice[]) =>
    readNotices('genshin', notices, { versions: [], activities }).activities
  const once = reread(before, first)
  expect(once.map(textOf)).toEqual([LONGER])
  expect(reread(once, first)).toEqual(once)
  expect(reread(once, first, second).map(textOf)).toEqual(['08-10 10:00 – 09-07 03:59'])
  expect(reread(once, second).map(textOf)).toEqual(['08-10 10:00 – 09-07 03:59'])
})

const BANNER = 'Event Wish "Guardian Dream" - Boosted Drop Rate for "Vigilant Yaksha" Xiao (Anemo)!'

function banner(id: string, shown: string, until: string): PublisherNotice {
  return notice({ id, shown, title: BANNER, lines: ['〓Event Wish Duration〓', `2026/08/10 10:00 – ${until}`] })
}

test('ANN-76 two notices of one banner are one banner, with the times of the later notice', () => {
  const [first, second] = [
    banner('1', '2026-08-09 12:00', '2026/09/01 17:59'),
    banner('2', '2026-08-15 12:00', '2026/09/05 17:59'),
  ]
  const { activities } = readNotices('genshin', [second, first])
  expect(activities.map(textOf)).toEqual(['08-10 10:00 – 09-05 17:59'])
  expect(activities[0]).toMatchObject({ noticeId: '1', revision: { noticeId: '2' } })
})

test('ANN-76 where nothing says which notice is later, one is shown as expected and the other is reported', () => {
  const [first, second] = [
    banner('1', '2026-08-09 12:00', '2026/09/01 17:59'),
    banner('2', '2026-08-09 12:00', '2026/09/05 17:59'),
  ]
  const { activities, leftOut } = readNotices('genshin', [first, second])
  expect(activities.map(textOf)).toEqual(['08-10 10:00 – 09-01 17:59?'])
  expect(leftOut.map(({ noticeId, reason }) => [noticeId, reason])).toEqual([['2', 'change unclear']])
})

const NOTES = notice({
  id: '5',
  shown: '2026-08-11 12:00',
  title: '"Snow" Version 7.0 Update Details',
  lines: [
    '〓Update Maintenance Time〓',
    'Update maintenance begins 2026/08/12 06:00 (UTC+8) and is estimated to take 5 hours.',
  ],
})
const AFTER = notice({
  id: '6',
  shown: '2026-08-11 12:00',
  title: '"Far Dream" Event',
  lines: ['〓Event Duration〓', 'After the Version 7.0 update – 2026/09/01 03:59'],
})

test.each<readonly [NamedLanguage, string, readonly string[]]>([
  ['en', 'Version 7.0 Update Maintenance Extended', ['The maintenance is extended to 2026/08/12 14:00 (UTC+8).']],
  ['en', 'Version 7.0 Update Maintenance Extended', ['The maintenance will take 8 hours.']],
  ['en', 'Extension of the Version 7.0 Update Maintenance', ['The maintenance is extended by 3 hours.']],
  ['en', 'Notice: Maintenance Extended', ['Maintenance Time: 2026/08/12 06:00 – 2026/08/12 14:00 (UTC+8)']],
  ['en', 'Version 7.0 Update Maintenance Delayed', ['New Time: 2026/08/12 09:00 – 2026/08/12 14:00 (UTC+8)']],
  ['zh-Hans', '7.0版本更新维护延长公告', ['维护时间延长至2026/08/12 14:00（UTC+8）']],
  ['zh-Hant', '7.0版本更新維護延長公告', ['維護時間延長至2026/08/12 14:00（UTC+8）']],
  ['ja', 'Ver.7.0アップデートメンテナンス延長のお知らせ', ['メンテナンスを2026/08/12 14:00（UTC+8）まで延長します。']],
  ['ko', '7.0 버전 업데이트 점검 연장 안내', ['점검이 2026/08/12 14:00 (UTC+8)까지 연장됩니다.']],
  ['fr', 'Prolongation de la maintenance de la version 7.0', ["Elle est prolongée jusqu'au 2026/08/12 14:00 (UTC+8)."]],
])('ANN-77 a longer maintenance moves the version and what begins after it alone: %s %s', (language, title, lines) => {
  const late = notice({ id: '7', shown: '2026-08-12 10:30', title, language, lines })
  const { activities } = readNotices('genshin', [NOTES, AFTER, eventIn('en'), late])
  expect(activities.map(({ type, start }) => [type, new Date(start.at).toISOString().slice(5, 16)])).toEqual([
    ['version', '08-12T06:00'],
    ['event', '08-12T06:00'],
    ['event', '08-10T10:00'],
  ])
  expect(activities[0]).toMatchObject({ noticeId: '5', revision: { noticeId: '7' } })
})

test('ANN-77 notes that go on stating the old opening do not bring it back, and an unreadable change is reported', () => {
  const at = (hour: number) => instant(Date.parse(`2026-08-12T0${hour}:00:00Z`))
  const earlier = { versions: [{ version: '7.0', start: at(6), end: null, movedFrom: at(3) }], activities: [] }
  const again = readNotices('genshin', [NOTES, AFTER], earlier).activities
  expect(again.map(({ start }) => start.at)).toEqual([at(6), at(6)])

  const vague = notice({
    id: '7',
    shown: '2026-08-12 10:30',
    title: 'Version 7.0 Update Maintenance Extended',
    lines: ['Sorry.'],
  })
  const { leftOut } = readNotices('genshin', [NOTES, vague])
  expect(leftOut.map(({ noticeId, reason }) => [noticeId, reason])).toContainEqual(['7', 'change unclear'])
})
