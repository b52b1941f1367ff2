import type { GameId } from '@ephemeris/core/games/game'
import { type Instant, instant, SECOND_MS } from '@ephemeris/core/time/instant'
import * as z from 'zod'
import { noticeLines } from '../notice/notice-lines.ts'
import type { UnreadableEntry } from '../publishers/entry-shape.ts'
import { type CodesReading, itemsIn, joinReadings, readCodes, type WrittenCode } from './code-reading.ts'

const material = z.object({ retcode: z.literal(0), data: z.object({ modules: z.array(z.unknown()).max(200) }) })
const module_ = z.object({ exchange_group: z.object({ bonuses: z.array(z.unknown()).max(100) }).nullish() })
const bonus = z.object({ exchange_code: z.string(), code_status: z.enum(['ON', 'OFF']) })

/** Of HoYoLAB's `guide/material`, which lists codes around a livestream only; `null`: it is no such answer. */
export function readMaterial(gameId: GameId, json: unknown, now: Instant): CodesReading | null {
  const { data: answer } = material.safeParse(json)
  if (!answer) return null
  const unreadable: UnreadableEntry[] = []
  const written = answer.data.modules.flatMap((entry) => {
    const { data } = module_.safeParse(entry)
    if (!data) unreadable.push({ entry, field: 'exchange_group' })
    return data?.exchange_group?.bonuses ?? []
  })
  const codes = written.flatMap((entry): WrittenCode[] => {
    const { data: one, error } = bonus.safeParse(entry)
    if (!one) unreadable.push({ entry, field: String(error.issues[0]?.path[0] ?? 'bonuses') })
    // The place of a code that is still to be shown is empty. Its pictures do not name the rewards.
    if (!one || one.code_status === 'OFF' || one.exchange_code === '') return []
    const known = { gameId, region: 'world', items: [], since: now, until: null, checkedAt: now } as const
    return [{ ...known, text: one.exchange_code, entry, field: 'exchange_code' }]
  })
  return joinReadings([{ codes: [], unreadable }, readCodes(codes)])
}

const home = z.object({ retcode: z.literal(0), data: z.object({ navigator: z.array(z.unknown()).max(100) }) })
const way = z.object({ name: z.string(), app_path: z.string() })

/** The id of the livestream to which the community's front page leads; `null`: to none. @returns undefined for another shape */
export function liveActIn(json: unknown): string | null | undefined {
  const { data: answer } = home.safeParse(json)
  if (!answer) return undefined
  const acts = answer.data.navigator.flatMap((entry) => {
    const { data: one } = way.safeParse(entry)
    return /[?&]act_id=([0-9A-Za-z]{6,40})(?:&|$)/.exec(one?.name.includes('前瞻') ? one.app_path : '')?.[1] ?? []
  })
  return acts[0] ?? null
}

const liveIndex = z.object({
  retcode: z.literal(0),
  data: z.object({ live: z.object({ code_ver: z.string().regex(/^[\w.-]{1,40}$/), remain: z.number() }) }),
})

/** Under which number the codes of a livestream are asked; `null`: it has not begun. @returns undefined for another shape */
export function codeVersionIn(json: unknown): string | null | undefined {
  const { data: answer } = liveIndex.safeParse(json)
  if (!answer) return undefined
  const { code_ver, remain } = answer.data.live
  return remain > 0 ? null : code_ver
}

const liveCodes = z.object({ retcode: z.literal(0), data: z.object({ code_list: z.array(z.unknown()).max(50) }) })
const seconds = z.coerce.number().int().min(0).max(1e11)
const liveCode = z.object({ title: z.string().default(''), code: z.string(), to_get_time: seconds })

/** Of miyolive's `refreshCode`, for China's servers; `null`: it is no such answer. */
export function readLiveCodes(gameId: GameId, json: unknown, now: Instant): CodesReading | null {
  const { data: answer } = liveCodes.safeParse(json)
  if (!answer) return null
  const unreadable: UnreadableEntry[] = []
  const codes = answer.data.code_list.flatMap((entry): WrittenCode[] => {
    const { data: one, error } = liveCode.safeParse(entry)
    if (!one) unreadable.push({ entry, field: String(error.issues[0]?.path[0] ?? 'code_list') })
    if (!one || one.code === '') return []
    const since = one.to_get_time > 0 ? instant(Math.min(one.to_get_time * SECOND_MS, now)) : now
    const items = itemsIn(noticeLines(one.title).join(' '))
    const known = { gameId, region: 'china', items, since, until: null, checkedAt: now } as const
    return [{ ...known, text: one.code, entry, field: 'code' }]
  })
  return joinReadings([{ codes: [], unreadable }, readCodes(codes)])
}
