import { LANGUAGES, type Language } from '@ephemeris/core/language/language'
import * as z from 'zod'
import type { NoticeText, PublisherNotice } from '../notice/notice.ts'
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

/** By language; those without a text are left out, and one is enough. */
const titles = z
  .record(z.string(), z.unknown())
  .transform((all) =>
    Object.fromEntries(
      Object.entries(all).filter((one): one is [string, string] => Boolean(one[1]) && typeof one[1] === 'string'),
    ),
  )
  .refine((all) => Object.keys(all).length > 0)
const item = z.object({
  id: z.union([z.string().min(1), z.int()]).transform(String),
  permanent: z.union([z.int(), z.boolean()]).catch(0),
  startTimeMs: z.unknown().optional(),
  endTimeMs: z.unknown().optional(),
  whiteList: z.array(z.unknown()).catch([]),
  category: z.union([z.int(), z.string()]).optional().catch(undefined),
  tag: z.union([z.int(), z.string()]).optional().catch(undefined),
  content: z.string().optional().catch(undefined),
  tabTitle: z.union([z.string(), titles]),
  tabBanner: z.unknown().optional(),
})

/** The lists of an answer; the order is the publisher's. */
const LISTS = ['game', 'activity', 'recommend'] as const

const answer = z.record(z.string(), z.unknown()).refine((lists) => LISTS.some((name) => Array.isArray(lists[name])))

/**
 * The notices of Wuthering Waves from an answer of Kuro's notice service, in either shape: one language with bodies
 * (`language` says which), or the older one, all languages without bodies. An entry that stands in several lists is read
 * once; notices for testers are left out. `null` for anything that is no such answer.
 */
export function readKuroNotices(json: unknown, language: Language): ListReading | null {
  const lists = answer.safeParse(json).data
  if (!lists) return null
  const entries = LISTS.flatMap((name) => (Array.isArray(lists[name]) ? lists[name] : []))
  const broken = LISTS.filter((name) => isBroken(name, lists[name])).map((name) => ({
    entry: lists[name],
    field: name,
  }))
  const read = entries.map((entry) => readEntryAs(item, entry))
  const usable = readable(read)
  const byId = new Map(usable.map((entry) => [entry.id, entry]))
  const notices = [...byId.values()]
    .filter(({ whiteList }) => whiteList.length === 0)
    .map((entry) => noticeOf(entry, language))
  // The notice is read all the same, from its title and the times of the list.
  const ids = new Set(readable(notices).map(({ id }) => id))
  const bodiless = entries
    .filter((entry) => ids.has(String(Object(entry).id)) && isStrangeBody(Object(entry).content))
    .map((entry) => ({ entry, field: 'content' }))
  return {
    notices: readable(notices),
    unreadable: [...broken, ...read.filter(isUnreadable), ...notices.filter(isUnreadable), ...bodiless],
    entries: entries.length + broken.length,
  }
}

/** The older shape recommends nothing. */
function isBroken(name: (typeof LISTS)[number], list: unknown): boolean {
  return name === 'recommend' ? !Array.isArray(list ?? []) : !Array.isArray(list)
}

function noticeOf(entry: z.infer<typeof item>, language: Language): PublisherNotice | UnreadableEntry {
  const { id, category, tag, permanent, startTimeMs, endTimeMs } = entry
  const texts = titlesIn(entry, language)
  const lines = [...texts.values()].flatMap((text) => text.lines)
  const window = windowOf(shownAt(startTimeMs), shownAt(endTimeMs), lines)
  if (!window) return { entry, field: 'startTimeMs' }
  const section = category === undefined ? '' : `${category}/${tag ?? ''}`
  return { gameId: 'wuthering', id, section, label: '', ...window, isPermanent: Boolean(permanent), texts }
}

function titlesIn({ tabTitle, tabBanner, content }: z.infer<typeof item>, language: Language) {
  const lines = content === undefined ? [] : noticeLines(content)
  const textOf = (title: string, banner: unknown): NoticeText => {
    return { title: noticeLine(title), subtitle: '', lines, bannerUrl: picture.safeParse(banner).data ?? null }
  }
  if (typeof tabTitle === 'string') return new Map([[language, textOf(tabTitle, tabBanner)]])
  const banners = z.record(z.string(), z.unknown()).safeParse(tabBanner).data ?? {}
  const known = Object.entries(tabTitle).flatMap(([code, title]) => {
    const one = LANGUAGES.find((language) => language === code)
    return one ? [[one, textOf(title, banners[code])] as const] : []
  })
  return new Map<Language, NoticeText>(known)
}

const picture = z.union([
  z.url({ protocol: /^https$/ }),
  z.array(z.url({ protocol: /^https$/ })).transform(([url]) => url),
])
