import { type Instant, instant, SECOND_MS } from '@ephemeris/core/time/instant'
import { instantOf, parseWallTime } from '@ephemeris/core/time/wall-time'
import { WIRE_OFFSET } from '@ephemeris/core/time/zone'
import * as z from 'zod'
import { noticeLines } from '../notice/notice-lines.ts'
import { fullDates } from '../times/full-dates.ts'
import { type CodesReading, itemsIn, joinReadings, readCodes } from './code-reading.ts'

/** Wuthering Waves' own account in Kuro's community. */
const OFFICIAL = '10012001'
const MOST_POSTS = 2

const found = z.object({ code: z.literal(200), data: z.object({ postList: z.array(z.unknown()).max(100) }) })
const post = z.object({ postId: z.string().regex(/^\d{1,22}$/), postTitle: z.string(), userId: z.coerce.string() })

/** The official posts about a programme in what a search found; `null`: it is no such answer. */
export function programmePosts(json: unknown): readonly string[] | null {
  const { data: answer } = found.safeParse(json)
  if (!answer) return null
  const posts = answer.data.postList.flatMap((entry) => post.safeParse(entry).data ?? [])
  const official = posts.filter(({ userId, postTitle }) => userId === OFFICIAL && postTitle.includes('前瞻'))
  return official.map(({ postId }) => postId).slice(0, MOST_POSTS)
}

const detail = z.object({
  code: z.literal(200),
  data: z.object({ comment: z.array(z.unknown()).max(500).default([]) }),
})
const comment = z.object({
  userId: z.coerce.string(),
  commentContent: z.array(z.object({ content: z.string().optional() })),
})

const WORD = /(?<![A-Za-z0-9])[A-Z][A-Z0-9]{4,}(?![A-Za-z0-9])/g
const ENDS = /有效期|截止|失效|过期|之前|前(?:兑换|使用)/

/** Of the first comment that the game's own account wrote below a post; `null`: it is no such answer. */
export function readKuroCodes(json: unknown, now: Instant): CodesReading | null {
  const { data: answer } = detail.safeParse(json)
  if (!answer) return null
  const [first] = answer.data.comment.flatMap((entry) => {
    const { data: one } = comment.safeParse(entry)
    return one?.userId === OFFICIAL
      ? [{ entry, html: one.commentContent.map(({ content = '' }) => content).join('\n') }]
      : []
  })
  const all = first ? first.html.split('\n').flatMap(noticeLines) : []
  const lines = all.slice(all.findIndex((line) => line.includes('兑换码')))
  if (!first || !lines[0]?.includes('兑换码')) return { codes: [], unreadable: [] }
  const until = endIn(lines, now)
  const known = { gameId: 'wuthering', region: 'china', since: now, until, checkedAt: now, entry: first.entry } as const
  const written = lines.flatMap((line) => {
    const texts = line.match(WORD) ?? []
    const items = texts.length === 1 ? itemsIn(line.replace(String(texts[0]), ' ')) : []
    return texts.map((text) => ({ ...known, text, items, field: 'commentContent' }))
  })
  const isUnclear = written.length === 0 || (until === null && lines.some((line) => ENDS.test(line)))
  const unclear = isUnclear ? [{ entry: first.entry, field: 'commentContent' }] : []
  return joinReadings([{ codes: [], unreadable: unclear }, readCodes(written)])
}

/** The end that a line states, on China's clock and to the last second of its minute. */
function endIn(lines: readonly string[], shown: Instant): Instant | null {
  const ends = lines.filter((line) => ENDS.test(line)).map((line) => fullDates(line, { language: 'zh-Hans', shown }))
  const stated = ends.flatMap((line) => [...line.matchAll(/(\d{4})\/(\d{1,2})\/(\d{1,2}) (\d\d:\d\d)(:\d\d)?/g)]).at(-1)
  if (!stated) return null
  const [, year = '', month = '', day = '', clock = '', second] = stated
  const wall = parseWallTime(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')} ${clock}${second ?? ':00'}`)
  return wall && instant(instantOf(wall, WIRE_OFFSET) + (second ? 0 : 59 * SECOND_MS))
}
