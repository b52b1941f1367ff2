import type { Language } from '@ephemeris/core/language/language'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { NoticeText, PublisherNotice } from '../notice/notice.ts'
import { sampleNotice } from '../notice/sample-notice.test-data.ts'
import { type FoundActivity, readNotices } from '../read-notices.ts'
import { expectedFields, foundFields, noticesOf, SAMPLES, type Sample, type SampleList } from './sample.test-data.ts'

/** Names of activities out of words that also name shops, surveys, pages, music, streams and offers. */
const NAMES: readonly string[] = [
  ...[
    'Surveying & Mapping Studies',
    'Road to Redemption',
    'A Bundle of Joy',
    'The Travelling Album',
    'Cheat the Devil',
  ],
  ...['Preview of Dawn', 'Concert of Leaves', 'The Store That Never Sleeps', 'Sale of Souls'],
  ...['Livestream of Stars', 'Return to the Source', 'Battle Passion', 'Maintenance Man', 'The Discount Detective'],
  ...[
    '周边探索',
    '直播风波',
    '回归之日',
    '纪行之歌',
    '星际音乐节',
    '预告之夜',
    '公平竞技场',
    '特惠风暴',
    '深夜电台',
    '社区英雄',
  ],
  ...['問卷大冒險', '商店街的秘密', '禮包獵人', '更新之風', '維護和平', '兌換的約定'],
  ...['セールの街', 'アルバムの旅', '販売員の一日', 'ショップ探偵', '放送室の謎', '予告状の怪盗'],
  ...['앨범의 여행', '할인 탐정', '상점가의 비밀', '방송국 소동', '설문의 미로'],
  ...[
    "L'album des vents",
    'La boutique aux merveilles',
    'Retour aux sources',
    'Le sondage des étoiles',
    'Soldes de printemps',
  ],
]

interface Case {
  readonly list: SampleList
  readonly sample: Sample
  readonly name: string
}

const OPENING = '「『《“"«[【‘'

/** Every sample of one activity of the kinds whose names are the publisher's own, with its name in marks in the title. */
const CASES: readonly Case[] = SAMPLES.flatMap((list) =>
  list.notices.flatMap((sample) => {
    const [one, ...more] = sample.truth.map(expectedFields)
    if (!one || more.length > 0 || (one.type !== 'event' && one.type !== 'gacha')) return []
    const before = sample.title.slice(0, Math.max(0, sample.title.indexOf(one.name))).trimEnd()
    // A banner may be named like its weapon, which no other name would feature.
    const isItem = one.featured.split(',').includes(one.name)
    return !isItem && sample.title.includes(one.name) && OPENING.includes(before.at(-1) ?? ' ')
      ? [{ list, sample, name: one.name }]
      : []
  }),
)

function renamed(notice: PublisherNotice, from: string, to: string): PublisherNotice {
  const change = (text: string) => text.replaceAll(from, () => to)
  const texts = [...notice.texts].map(([language, text]): [Language, NoticeText] => [
    language,
    { ...text, title: change(text.title), subtitle: change(text.subtitle), lines: text.lines.map(change) },
  ])
  return { ...notice, texts: new Map(texts) }
}

function shownBy(notice: PublisherNotice, language: Language): readonly FoundActivity[] {
  return readNotices(notice.gameId, [notice]).activities.filter(
    (found) => foundFields(found, language).type !== 'version',
  )
}

test('ANN-70 another name for an activity changes nothing but its title', () => {
  expect(CASES.length).toBeGreaterThan(400)
  fc.assert(
    fc.property(fc.nat(CASES.length - 1), fc.constantFrom(...NAMES), (index, to) => {
      const { list, sample, name } = CASES[index] as Case
      const [notice] = noticesOf({ ...list, notices: [sample] })
      if (!notice) throw new RangeError('no notice')
      const before = shownBy(notice, list.language)
      const after = shownBy(renamed(notice, name, to), list.language)
      const without = (found: FoundActivity) => ({ ...found, name: null })
      expect([after.map(without), after.map((found) => found.name[list.language])]).toEqual([
        before.map(without),
        before.map((found) => found.name[list.language]?.replaceAll(name, () => to)),
      ])
    }),
    { numRuns: 150 },
  )
})

const PERIOD = '<p>〓Event Duration〓</p><p>2026/05/20 10:00 – 2026/06/03 03:59</p>'
const RANKED = `${PERIOD}<p>〓Eligibility〓</p><p>Adventure Rank 20 or above</p>`

test.each([
  ['"Field Studies" Event: Survey the Sights of Fontaine', RANKED, 'kind unsure'],
  ['"Old Melodies": An Album Full of Memories', RANKED, 'kind unsure'],
  ['"Welcome Back, Old Friend" Event', RANKED, 'kind unsure'],
  ['"Old Melodies": An Album Full of Memories', PERIOD, 'kind'],
  ['"Field Studies" Web Event Now Online', RANKED, 'kind'],
  ['"Field Supply Bundle" Available', `${RANKED}<p>Purchase Requirements: none</p>`, 'kind'],
  ['"Genius Invokation TCG" Heated Battle Mode', RANKED, 'kind'],
])('ANN-71 %s with %s: %s', (title, body, reason) => {
  const { activities, leftOut } = readNotices('genshin', [sampleNotice({ title, body, language: 'en' })])
  expect([activities, leftOut.map((one) => one.reason)]).toEqual([[], [reason]])
})
