import { groupBy } from '@ephemeris/core/gacha/group-by'
import type { GameId } from '@ephemeris/core/games/game'
import type { Language } from '@ephemeris/core/language/language'
import * as z from 'zod'
import type { PublisherNotice } from '../notice/notice.ts'
import { noticeLine, noticeLines } from '../notice/notice-lines.ts'
import { shownAt, windowOf } from './display-window.ts'
import { isUnreadable, readable, readEntryAs, type UnreadableEntry } from './entry-shape.ts'

const text = z.string().catch('')
const entry = z.object({
  ann_id: z.union([z.int(), z.string().min(1)]).transform(String),
  title: text,
  subtitle: text,
  banner: text,
  img: text,
  content: text,
  tag_label: text,
  start_time: z.unknown().optional(),
  end_time: z.unknown().optional(),
})
type Entry = z.infer<typeof entry>

const bodyEntry = entry.extend({ content: z.string().default('') })

const place = z.union([z.int(), z.string()]).catch('')
const group = z.object({ type_id: place, list: z.array(z.unknown()) })
const pictureGroup = z.object({ type_id: place, type_list: z.array(z.unknown()) })
const lists = z.object({ list: z.unknown().optional(), pic_list: z.unknown().optional() })
const answer = z.object({ retcode: z.literal(0), data: lists })

export interface HoyoverseReading {
  readonly notices: readonly PublisherNotice[]
  /** Those that are no notice of a known shape, or that do not say when they are shown. */
  readonly unreadable: readonly UnreadableEntry[]
  /** How many entries came. */
  readonly entries: number
}

/**
 * The notices of one HoYoverse game in one language: the answer of `getAnnList` (titles, labels, when a notice is
 * shown) with that of `getAnnContent` (bodies), joined by number and title, since Star Rail gives one number to several
 * notices. The lists of pictures count as well: Star Rail and Zenless Zone Zero announce most banners there. `null` for
 * anything that is no such pair of answers.
 */
export function readHoyoverseNotices(
  gameId: GameId,
  answers: { readonly list: unknown; readonly content: unknown },
  language: Language,
): HoyoverseReading | null {
  const list = answer.safeParse(answers.list).data?.data
  const content = answer.safeParse(answers.content).data?.data
  if (!list || !content) return null

  const bodies = [...valuesOf(content.list, 'list'), ...valuesOf(content.pic_list ?? [], 'pic_list')].map((one) =>
    isUnreadable(one) ? one : readEntryAs(bodyEntry, one.value),
  )
  const { bodyOf } = bodiesOf(readable(bodies))
  const hasBodies = readable(bodies).length > 0
  const listed = [
    ...valuesOf(list.list, 'list').flatMap((one) => (isUnreadable(one) ? one : itemsIn(one.value))),
    ...valuesOf(list.pic_list ?? [], 'pic_list').flatMap((one) => (isUnreadable(one) ? one : picturesIn(one.value))),
  ]
  const read = listed.flatMap((one) => {
    if (isUnreadable(one)) return [one]
    const head = readEntryAs(entry, one.item)
    if (isUnreadable(head)) return [head]
    const body = bodyOf(head)
    const notice = noticeOf(head, { gameId, language, ...one, body })
    // Without its body a notice is read from its title.
    return hasBodies && body === null && head.content === ''
      ? [notice, { entry: one.item, field: 'content' }]
      : [notice]
  })
  return {
    notices: readable(read),
    unreadable: [...read, ...bodies].filter(isUnreadable),
    entries: listed.length + bodies.filter(isUnreadable).length,
  }
}

/** What a list holds; anything that is no list is named. (ANN-7) */
function valuesOf(list: unknown, field: string): readonly ({ readonly value: unknown } | UnreadableEntry)[] {
  return Array.isArray(list) ? list.map((value) => ({ value })) : [{ entry: list, field }]
}

interface Item {
  readonly section: string
  /** As it came. */
  readonly item: unknown
}

/** The entries of one group; a group that is none costs itself alone. (ANN-7) */
function itemsIn(value: unknown, place?: string): readonly (Item | UnreadableEntry)[] {
  const read = group.safeParse(value).data
  if (!read) return [{ entry: value, field: 'group' }]
  return read.list.map((item) => ({ section: place ?? String(read.type_id), item }))
}

function picturesIn(value: unknown): readonly (Item | UnreadableEntry)[] {
  const read = pictureGroup.safeParse(value).data
  if (!read) return [{ entry: value, field: 'group' }]
  return read.type_list.flatMap((one) => itemsIn(one, String(read.type_id)))
}

interface Filed {
  readonly gameId: GameId
  readonly section: string
  readonly language: Language
  /** As it came. */
  readonly item: unknown
  readonly body: Entry | null
}

function noticeOf(head: Entry, { gameId, section, language, item, body }: Filed): PublisherNotice | UnreadableEntry {
  const title = noticeLine(head.title || (body?.title ?? ''))
  const lines = noticeLines(body?.content || head.content)
  const window = windowOf(shownAt(head.start_time), shownAt(head.end_time), lines)
  if (!window) return { entry: item, field: 'start_time' }
  if (title === '') return { entry: item, field: 'title' }
  return {
    gameId,
    id: head.ann_id,
    section,
    label: head.tag_label,
    ...window,
    isPermanent: false,
    texts: new Map([
      [
        language,
        {
          title,
          subtitle: noticeLine(head.subtitle || (body?.subtitle ?? '')),
          lines,
          bannerUrl: [head.banner, head.img, body?.banner, body?.img].find(isPicture) ?? null,
        },
      ],
    ]),
  }
}

function isPicture(url: string | undefined): url is string {
  return url !== undefined && URL.canParse(url) && new URL(url).protocol === 'https:'
}

/** Bodies by number and title; by number alone where only one notice has it. */
function bodiesOf(read: readonly Entry[]): { bodyOf(head: Entry): Entry | null } {
  const byId = groupBy(read, ({ ann_id }) => ann_id)
  return {
    bodyOf: ({ ann_id, title }) => {
      const candidates = byId.get(ann_id) ?? []
      const [only] = candidates
      if (candidates.length <= 1) return only ?? null
      return candidates.find((candidate) => noticeLine(candidate.title) === noticeLine(title)) ?? null
    },
  }
}
