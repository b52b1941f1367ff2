import type { Language } from '@ephemeris/core/language/language'
import { expect, test } from 'vitest'
import type { NoticeText, PublisherNotice } from '../notice/notice.ts'
import { plainLine } from '../notice/notice-lines.ts'
import { readNotices } from '../read-notices.ts'
import { noticesOf, SAMPLES } from './sample.test-data.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const WRITTEN = /(?<!\d)(20\d\d)[/.-](\d{1,2})[/.-](\d{1,2}) (\d{2}):(\d{2})(?::(\d{2}))?(?!\d)/g
const DASH = /(?<=\d\d:\d\d(?::\d\d)?(?: ?[(（][^()（）]{2,14}[)）])?) ?[–—~～-] ?(?=20\d\d)/g
const UTC8 = /[(（]UTC\+8[)）]/g
const SERVER = /[(（](server time|服务器时间|伺服器時間|サーバー時間|서버 시간|heure du serveur)[)）]/g

/** One date in another form; its parts are year, month, day, hour, minute and maybe second, as they are written. */
function dates(form: (parts: readonly string[]) => string): (line: string) => string {
  return (line) =>
    line.replace(WRITTEN, (...match: readonly unknown[]) => form(match.slice(1, 7).map((part) => String(part ?? ''))))
}

const clock = ([, , , hour, minute, second]: readonly string[]) => `${hour}:${minute}${second ? `:${second}` : ''}`
const halves = ([, , , hour = '', minute, second]: readonly string[]) =>
  `${Number(hour) % 12 || 12}:${minute}${second ? `:${second}` : ''}`
const half = ([, , , hour]: readonly string[], [am, pm]: readonly [string, string]) => (Number(hour) < 12 ? am : pm)
const wide = (text: string) => text.replace(/[\d:/]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) + 0xfee0))

const FORMS: readonly (readonly [
  form: string,
  languages: readonly Language[] | null,
  line: (line: string) => string,
])[] = [
  [
    'dates without a year',
    ['zh-Hans', 'zh-Hant', 'ja'],
    dates((parts) => `${Number(parts[1])}月${parts[2]}日${clock(parts)}`),
  ],
  [
    'months by name, and halves of days',
    ['en'],
    dates(
      (parts) =>
        `Mon., ${MONTHS[Number(parts[1]) - 1]}. ${parts[2]}, ${parts[0]}, ${halves(parts)} ${half(parts, ['a.m.', 'p.m.'])}`,
    ),
  ],
  ['months first', ['en'], dates((parts) => `${parts[1]}/${parts[2]}/${parts[0]} ${clock(parts)}`)],
  ['days first', ['fr'], dates((parts) => `${parts[2]}/${parts[1]}/${parts[0]} à ${clock(parts)}`)],
  ['years of two digits', ['ko'], dates((parts) => `${parts[0]?.slice(2)}.${parts[1]}.${parts[2]} ${clock(parts)}`)],
  [
    'years of two digits in words',
    ['ko'],
    dates(
      (parts) =>
        `${parts[0]?.slice(2)}년 ${parts[1]}월 ${parts[2]}일 ${half(parts, ['오전', '오후'])} ${halves(parts)}`,
    ),
  ],
  ['hyphens and a T', null, dates((parts) => `${parts[0]}-${parts[1]}-${parts[2]}T${clock(parts)}`)],
  [
    'wide digits and marks',
    null,
    dates((parts) => `${wide(`${parts[0]}/${parts[1]}/${parts[2]}`)}　${wide(clock(parts))}`),
  ],
  ['a wave', null, (line) => line.replace(DASH, '〜')],
  ['a box-drawing dash', null, (line) => line.replace(DASH, ' ── ')],
  ['the word to', ['en'], (line) => line.replace(DASH, ' to ')],
  ['GMT', null, (line) => line.replace(UTC8, ', GMT +08:00')],
  ['the clock of servers in brackets', null, (line) => line.replace(SERVER, ' [$1]')],
  ['no clock of servers', ['ko', 'fr', 'en'], (line) => (UTC8.test(line) ? line : line.replace(SERVER, ''))],
  [
    'spaces that do not break, and characters without a width',
    null,
    (line) => `\u200b${line.replaceAll(' ', '\u00a0')}\u200e`,
  ],
  ['letters in parts', null, (line) => line.normalize('NFD')],
]

test.each(FORMS.map((form, index) => [...form, index] as const))(
  'ANN-69 notices with %s announce the same as in their own form',
  (_, languages, line, index) => {
    const lists = SAMPLES.filter(({ language }, at) => languages?.includes(language) ?? at % FORMS.length === index)
    expect(lists).not.toEqual([])
    for (const list of lists) {
      const inThisForm = noticesOf(list).map((notice) => reformed(notice, line))
      expect(linesOf(inThisForm, list.gameId), `${list.gameId} ${list.language} ${list.version}`).toEqual(
        announcedBy(list),
      )
    }
  },
)

const known = new Map<(typeof SAMPLES)[number], readonly string[]>()

/** In its own form, which several other forms are compared with. */
function announcedBy(list: (typeof SAMPLES)[number]): readonly string[] {
  const announced = known.get(list) ?? linesOf(noticesOf(list), list.gameId)
  known.set(list, announced)
  return announced
}

function reformed(notice: PublisherNotice, form: (line: string) => string): PublisherNotice {
  const texts = [...notice.texts].map(([language, text]): [Language, NoticeText] => {
    return [language, { ...text, lines: text.lines.map((line) => plainLine(form(line))) }]
  })
  return { ...notice, texts: new Map(texts) }
}

function linesOf(notices: readonly PublisherNotice[], gameId: PublisherNotice['gameId']): readonly string[] {
  const { activities, leftOut } = readNotices(gameId, notices)
  return [
    ...activities.map(({ noticeId, type, name, start, end }) =>
      JSON.stringify([noticeId, type, name, start, end]).normalize(),
    ),
    ...leftOut.map(({ noticeId, reason }) => `${noticeId} ${reason}`),
  ]
}
