import { groupBy } from '@ephemeris/core/gacha/group-by'
import type { GameId } from '@ephemeris/core/games/game'
import type { Language } from '@ephemeris/core/language/language'
import * as z from 'zod'
import type { PublisherNotice } from '../notice/notice.ts'
import { noticeLine, noticeLines } from '../notice/notice-lines.ts'
import {
  isStrangeBody,
  isUnreadable,
  type ListReading,
  readable,
  readEntryAs,
  shownAt,
  type UnreadableEntry,
  windowOf,
} from './entry-shape.ts'

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

const values = z.array(z.unknown()).optional().catch(undefined)
const group = z.object({ type_id: z.union([z.int(), z.string()]).catch(''), list: values, type_list: values })
const lists = z.object({ list: z.unknown().optional(), pic_list: z.unknown().optional() })
const answer = z.object({ retcode: z.literal(0), data: lists })

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
): ListReading | null {
  const list = answer.safeParse(answers.list).data?.data
  const content = answer.safeParse(answers.content).data?.data
  if (!list || !content) return null

  const bodies = [...bodiesIn(content.list, 'list'), ...bodiesIn(content.pic_list ?? [], 'pic_list')]
  const byId = groupBy(readable(bodies), ({ ann_id }) => ann_id)
  const listed = [...itemsIn(list.list, 'list'), ...itemsIn(list.pic_list ?? [], 'pic_list')]
  const read = listed.flatMap((one) => {
    if (isUnreadable(one)) return [one]
    const head = readEntryAs(entry, one.item)
    if (isUnreadable(head)) return [head]
    const body = bodyOf(head, byId.get(head.ann_id) ?? [])
    const notice = noticeOf(head, { gameId, language, ...one, body })
    // Without its body a notice is read from its title.
    return byId.size > 0 && (body === null ? head.content === '' : one.hasText && isStrangeBody(body.content || null))
      ? [notice, { entry: one.item, field: 'content' }]
      : [notice]
  })
  return {
    notices: readable(read),
    unreadable: [...read, ...bodies].filter(isUnreadable),
    entries: listed.length + bodies.filter(isUnreadable).length,
  }
}

function bodiesIn(list: unknown, field: string): readonly (Entry | UnreadableEntry)[] {
  return Array.isArray(list) ? list.map((one) => readEntryAs(bodyEntry, one)) : [{ entry: list, field }]
}

interface Item {
  readonly section: string
  /** A picture may go without a text. */
  readonly hasText: boolean
  /** As it came. */
  readonly item: unknown
}

/** The entries of groups, which may hold groups of their own; a group that is none costs itself alone. (ANN-7) */
function itemsIn(groups: unknown, field: string, place?: string): readonly (Item | UnreadableEntry)[] {
  if (!Array.isArray(groups)) return [{ entry: groups, field }]
  return groups.flatMap((entry) => {
    const { type_id, list, type_list } = group.safeParse(entry).data ?? {}
    const section = place ?? String(type_id)
    if (field === 'pic_list' && type_list) return itemsIn(type_list, 'type_list', section)
    return field !== 'pic_list' && list
      ? list.map((item) => ({ section, hasText: field === 'list', item }))
      : [{ entry, field: 'group' }]
  })
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
  const subtitle = noticeLine(head.subtitle || (body?.subtitle ?? ''))
  const bannerUrl = [head.banner, head.img, body?.banner, body?.img].find(isPicture) ?? null
  return {
    ...{ gameId, id: head.ann_id, section, label: head.tag_label, ...window, isPermanent: false },
    texts: new Map([[language, { title, subtitle, lines, bannerUrl }]]),
  }
}

function isPicture(url: string | undefined): url is string {
  return url !== undefined && URL.canParse(url) && new URL(url).protocol === 'https:'
}

/** Among the bodies of its number the one with its title, or the only one. */
function bodyOf({ title }: Entry, bodies: readonly Entry[]): Entry | null {
  const isOf = (body: Entry) => bodies.length === 1 || noticeLine(body.title) === noticeLine(title)
  return bodies.find(isOf) ?? null
}

/**
 * Several languages' notices of one game as one list, in the order of the first language. One number mostly means one
 * notice; where a publisher gives it to several, those that are shown at the same time are one, and a language in which
 * that does not distinguish them is left out of them. Times and places are those of the first language.
 */
export function joinLanguages(readings: readonly (readonly PublisherNotice[])[]): readonly PublisherNotice[] {
  let joined: readonly PublisherNotice[] = []
  for (const notices of readings) {
    const known = groupBy(joined, ({ id }) => id)
    const added = groupBy(notices, ({ id }) => id)
    const partners = new Map<PublisherNotice, PublisherNotice>()
    for (const [id, sameNumber] of added) {
      for (const notice of sameNumber) {
        const partner = partnerOf(notice, { known: known.get(id) ?? [], added: sameNumber })
        if (partner) partners.set(partner, notice)
      }
    }
    const texts = (notice: PublisherNotice) => new Map([...(partners.get(notice)?.texts ?? []), ...notice.texts])
    const news = notices.filter(({ id }) => !known.has(id))
    joined = [...joined.map((notice) => ({ ...notice, texts: texts(notice) })), ...news]
  }
  return joined
}

function partnerOf(
  notice: PublisherNotice,
  { known, added }: { readonly known: readonly PublisherNotice[]; readonly added: readonly PublisherNotice[] },
): PublisherNotice | null {
  if (known.length === 1 && added.length === 1) return known[0] ?? null
  const [partner, ...more] = known.filter((candidate) => isShownWith(candidate, notice))
  const isOnlyOne = added.filter((other) => isShownWith(other, notice)).length === 1
  return partner && more.length === 0 && isOnlyOne ? partner : null
}

function isShownWith(one: PublisherNotice, other: PublisherNotice): boolean {
  return one.shownFrom.at === other.shownFrom.at && one.shownUntil.at === other.shownUntil.at
}
