import type { PublisherNotice } from '@ephemeris/announcements/notice/notice'
import { readNotices } from '@ephemeris/announcements/read-notices'
import { noticesOf, SAMPLES } from '@ephemeris/announcements/samples/sample.test-data'
import { edgeInstant } from '@ephemeris/core/activity/activity'
import { activityId } from '@ephemeris/core/activity/activity-id'
import type { CatalogueActivity } from '@ephemeris/core/activity/catalogue-activity'
import { groupBy } from '@ephemeris/core/gacha/group-by'
import { textIn } from '@ephemeris/core/language/language'
import { DAY_MS, instant } from '@ephemeris/core/time/instant'
import { WIRE_OFFSET } from '@ephemeris/core/time/zone'
import { expect, test } from 'vitest'
import { mirroredAnnouncement } from '../sources/read-mirror.ts'
import type { Announcement } from './announcement.ts'
import { effectiveActivities, shippedWith } from './effective-activities.ts'
import { mergeAnnouncements } from './merge-announcements.ts'
import { mergeReading } from './merge-reading.ts'
import type { FoundAnnouncement } from './reading.ts'

/** Lists of which the shipped facts know most activities as well. */
const LISTS = SAMPLES.filter(({ gameId, language, version, form }) =>
  [
    'genshin zh-Hans 7.0 recorded',
    'starrail zh-Hans 4.2 published',
    'zenless zh-Hans 3.2 recorded',
    'wuthering zh-Hans 3.6 recorded',
  ].includes(`${gameId} ${language} ${version} ${form}`),
)

type Step = (stored: readonly Announcement[]) => readonly Announcement[]

const known = new Map<(typeof LISTS)[number], Readonly<Record<string, Step>>>()

function stepsOf(list: (typeof LISTS)[number]): Readonly<Record<string, Step>> {
  const steps = known.get(list) ?? makeSteps(list)
  known.set(list, steps)
  return steps
}

function makeSteps(list: (typeof LISTS)[number]): Readonly<Record<string, Step>> {
  const { gameId, language, notices } = list
  const now = instant(Math.max(...notices.map(({ shown }) => Date.parse(shown[0]))))
  const found: readonly FoundAnnouncement[] = readNotices(gameId, noticesOf(list)).activities
  const reading = (one: readonly FoundAnnouncement[], givenIds?: ReadonlyMap<FoundAnnouncement, string>): Step => {
    const round = { found: new Map([[gameId, one]]), ...(givenIds && { givenIds }) }
    return (stored) => mergeReading({ announcements: stored, otherIds: [] }, round, now)
  }
  const mirrored = new Map(
    effectiveActivities(reading(found)([]))
      .filter(({ source }) => source.name === 'official')
      .map((activity) => {
        const id = activity.version === null ? activityId(gameId, `elsewhere/${activity.id}`) : activity.id
        return [mirroredAnnouncement({ ...activity, id }, now), id]
      }),
  )
  const otherLanguage = found.map((one) => ({ ...one, name: { ko: `ko ${one.name[language] ?? ''}` } }))
  const both = found.map((one, index) => ({ ...one, name: { ...one.name, ...otherLanguage[index]?.name } }))
  return {
    'a release without facts': (stored) => mergeAnnouncements(found, { stored, shipped: [], now }),
    publisher: reading(found),
    mirror: reading([...mirrored.keys()], mirrored),
    'publisher in another language': reading(otherLanguage),
    'publisher in both languages': reading(both),
  }
}

function ordersOf<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length < 2) return [items]
  return items.flatMap((item) => ordersOf(items.filter((other) => other !== item)).map((rest) => [item, ...rest]))
}

/** Pairs that a player would take for one activity that is shown twice. */
function twinsIn(activities: readonly CatalogueActivity[]): readonly string[] {
  const groups = groupBy(
    activities.flatMap((activity) => callingsOf(activity).map((calling) => ({ activity, calling }))),
    ({ activity: { gameId, type }, calling }) => `${gameId} ${type} ${calling}`,
  )
  return [...groups].flatMap(([group, members]) =>
    members.flatMap(({ activity: one }, index) =>
      members
        .slice(index + 1)
        .filter(({ activity: other }) => isNear(one, other))
        .map(({ activity: other }) => `${one.id} ${other.id} ${group}`),
    ),
  )
}

function callingsOf({ type, title, featured }: CatalogueActivity): readonly string[] {
  const fiveStars = featured.filter(({ rank }) => rank === 5).map(({ name }) => textIn(name, 'zh-Hans')?.text)
  if (type === 'gacha') return fiveStars.length > 0 ? [fiveStars.join()] : []
  return [...new Set(Object.values(title))]
}

function isNear(one: CatalogueActivity, other: CatalogueActivity): boolean {
  const [from, to, start, end] = [one.start, one.end, other.start, other.end].map((edge) =>
    edgeInstant(edge, WIRE_OFFSET),
  )
  if (from === undefined || to === undefined || start === undefined || end === undefined) return false
  return Math.abs(from - start) < 21 * DAY_MS && from < end && start < to
}

const SHIPPED_TWINS = twinsIn(effectiveActivities([]))

function expectNoTwins(list: (typeof LISTS)[number], order: readonly string[]): number {
  const steps = stepsOf(list)
  let stored: readonly Announcement[] = []
  let shown: readonly CatalogueActivity[] = []
  for (const name of order) {
    stored = steps[name]?.(stored) ?? []
    shown = effectiveActivities(stored)
    const twins = twinsIn(shown).filter((twin) => !SHIPPED_TWINS.includes(twin))
    expect(twins, `${name} in ${order.join(', ')}`).toEqual([])
  }
  return shown.length
}

test.each(LISTS)(
  'ING-17 $gameId $version shows nothing twice, whichever is read first and whenever the facts come',
  (list) => {
    const orders = ordersOf(['a release without facts', 'publisher', 'mirror'])
    const sizes = orders.map((order) => expectNoTwins(list, order))
    expect(new Set(sizes).size).toBe(1)
  },
)

test.each(LISTS)(
  'ING-17 $gameId $version shows nothing twice where its languages are read one after the other',
  (list) => {
    const sizes = [
      ['publisher in both languages'],
      // Of a notice with several activities of one time, it is unknown which is which before both languages are there.
      ...(list.gameId === 'starrail' ? [['publisher', 'publisher in another language']] : []),
      ['publisher in another language', 'publisher', 'publisher in both languages'],
    ].map((order) => expectNoTwins(list, order))
    expect(new Set(sizes).size).toBe(1)
  },
)

test.each(LISTS)(
  'ING-17 $gameId $version keeps the id of a mark, whether the facts or the notices come first',
  (list) => {
    const steps = stepsOf(list)
    const idsOf = (activities: readonly { id: string; gameId: string }[]) =>
      new Set(activities.filter(({ gameId }) => gameId === list.gameId).map(({ id }) => id))
    const missing = (before: ReadonlySet<string>, stored: readonly Announcement[]) => {
      const after = idsOf(effectiveActivities(stored))
      return [...before].filter((id) => !after.has(id))
    }
    const facts = idsOf(effectiveActivities([]))
    for (const reading of ['publisher', 'mirror'])
      expect(missing(facts, steps[reading]?.([]) ?? []), reading).toEqual([])
    const noticesFirst = steps['a release without facts']?.([]) ?? []
    const announced = idsOf(noticesFirst)
    expect(missing(announced, noticesFirst)).toEqual([])
    for (const reading of ['publisher', 'mirror']) {
      expect(missing(announced, steps[reading]?.(noticesFirst) ?? []), reading).toEqual([])
    }
  },
)

/** A phase of Star Rail: four banners of characters at once, which the shipped facts hold in one row. */
const PHASE = 'Event Warp time: 2026/05/13 12:00 (server time) - 2026/06/01 03:59 (UTC+8)'
const [FIRST = '', ...RERUNS] = ['Evanescia', 'Tribbie', 'Sunday', 'Feixiao']
const phaseNotice = (id: string, title: string, names: readonly string[]): PublisherNotice => {
  const lines = [PHASE, ...names.map((name) => `The 5-star character "${name}" has a boosted drop rate.`)]
  const [shownFrom, shownUntil] = ['2026-05-12T04:00:00Z', '2026-05-31T20:00:00Z'].map((time) => {
    return { kind: 'instant', at: instant(Date.parse(time)) } as const
  })
  if (!shownFrom || !shownUntil) throw new RangeError('a notice is shown')
  const texts = new Map([['en', { title, subtitle: '', lines, bannerUrl: null }]] as const)
  return { ...{ gameId: 'starrail', id, section: '3', label: '', isPermanent: false }, shownFrom, shownUntil, texts }
}
const WHOLE = phaseNotice('1', '"The Demoiselle in Charge / Indelible Coterie" Character Event Warp', [
  FIRST,
  ...RERUNS,
])
const EACH = [
  phaseNotice('2', '"The Demoiselle in Charge" Character Event Warp', [FIRST]),
  phaseNotice('3', '"Indelible Coterie" Character Event Warp', RERUNS),
]

test.each([
  ['the whole phase alone', [[WHOLE]], [[FIRST, ...RERUNS]]],
  ['each banner alone', [EACH], [[FIRST], RERUNS]],
  ['the whole first', [[WHOLE], EACH], [[FIRST], RERUNS]],
  ['each banner first', [EACH, [WHOLE]], [[FIRST], RERUNS]],
  ['the whole before each in one list', [[WHOLE, ...EACH]], [[FIRST], RERUNS]],
  ['each before the whole in one list', [[...EACH, WHOLE]], [[FIRST], RERUNS]],
  ['the whole and one of them', [[...EACH.slice(1), WHOLE]], [[FIRST, ...RERUNS]]],
] as const)(
  'ING-17 a banner is shown once, whether notices name those of a phase together or each: %s',
  (_, lists, bars) => {
    const now = instant(Date.parse('2026-05-25T04:00:00Z'))
    const stored = lists.reduce<readonly Announcement[]>((before, notices) => {
      const found: readonly FoundAnnouncement[] = readNotices('starrail', notices).activities
      return mergeReading({ announcements: before, otherIds: [] }, { found: new Map([['starrail', found]]) }, now)
    }, [])
    const names = (activity: CatalogueActivity) =>
      activity.featured.flatMap(({ rank, name }) => (rank === 5 ? [name.en] : []))
    const shown = effectiveActivities(stored).filter((one) =>
      [FIRST, ...RERUNS].some((name) => names(one).includes(name)),
    )
    const running = shown.filter(({ gameId, start }) => gameId === 'starrail' && edgeInstant(start, WIRE_OFFSET) <= now)
    const atOnce = running.filter(({ end }) => edgeInstant(end, WIRE_OFFSET) > now)
    expect(atOnce.map(names).sort()).toEqual(bars)
    const fact = shippedWith('starrail', []).find((one) => names(one).includes(FIRST))
    expect(atOnce.map(({ id }) => id)).toContain(fact?.id)
  },
)
