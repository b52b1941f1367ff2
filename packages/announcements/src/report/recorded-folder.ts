import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { edgeInstant } from '@ephemeris/core/activity/activity'
import { GAME_IDS, type GameId } from '@ephemeris/core/games/game'
import { traitsOf } from '@ephemeris/core/games/traits'
import { LANGUAGES, type Language } from '@ephemeris/core/language/language'
import { DAY_MS } from '@ephemeris/core/time/instant'
import * as z from 'zod'
import type { PublisherNotice } from '../notice/notice.ts'
import { PUBLISHER_OFFSET } from '../notice/notice.ts'
import { readHoyoverseNotices } from '../publishers/hoyoverse-notices.ts'
import { readKuroNotices } from '../publishers/kuro-notices.ts'

/** What one file, or one pair of files, recorded of a game. */
export interface Recording {
  readonly gameId: GameId
  /** Path below the folder. */
  readonly name: string
  readonly notices: readonly PublisherNotice[]
  /** Entries that are no notice of a known shape. */
  readonly unreadable: number
  /** Whether its notices are of several years, and not of one list. */
  readonly isArchive: boolean
}

/** One line of an archive. */
const line = z.object({
  id: z.coerce.string(),
  game: z.enum(GAME_IDS),
  section: z.coerce.string(),
  title: z.string(),
  subtitle: z.string().catch(''),
  body: z.string().catch(''),
  /** When the publisher showed it, on UTC+8. */
  shown: z.tuple([z.string(), z.string()]),
})

/**
 * Every recording below a folder. A game and a language are parts of a path: `genshin/en/getAnnList.json` beside
 * `getAnnContent.json`; `wuthering/notice.json` for either shape of Kuro's list; `genshin-en.jsonl` for an archive of one
 * notice a line.
 */
export function recordingsIn(folder: string): readonly Recording[] {
  return filesIn(folder).flatMap((file) => {
    const name = path.relative(folder, file)
    const gameId = GAME_IDS.find((one) => name.includes(one) || path.resolve(folder).includes(one))
    if (gameId === undefined) return []
    const language = languageIn(name)
    if (file.endsWith('.jsonl')) return [archiveIn(file, { gameId, name, language: language ?? 'en' })]
    if (path.basename(file) === 'getAnnList.json')
      return [hoyoverseIn(file, { gameId, name, language: language ?? 'zh-Hans' })]
    const kuro = traitsOf(gameId).publisher === 'kuro' ? readKuroNotices(jsonIn(file), language ?? 'zh-Hans') : null
    if (!kuro || kuro.notices.length === 0) return []
    return [{ gameId, name, notices: kuro.notices, unreadable: kuro.unreadable.length, isArchive: false }]
  })
}

interface Named {
  readonly gameId: GameId
  readonly name: string
  readonly language: Language
}

function hoyoverseIn(file: string, { gameId, name, language }: Named): Recording {
  const content = path.join(path.dirname(file), 'getAnnContent.json')
  const empty = { retcode: 0, data: { list: [] } }
  const answers = { list: jsonIn(file), content: existsSync(content) ? jsonIn(content) : empty }
  const reading = readHoyoverseNotices(gameId, answers, language)
  const { notices = [], unreadable = [null] } = reading ?? {}
  return { gameId, name, notices, unreadable: unreadable.length, isArchive: false }
}

function archiveIn(file: string, { gameId, name, language }: Named): Recording {
  const read = readFileSync(file, 'utf8')
    .split('\n')
    .filter((text) => text.trim() !== '')
    .map((text) => line.safeParse(JSON.parse(text)).data ?? null)
  const entries = read.filter((one) => one !== null)
  const list = entries.map(({ id, title, subtitle, shown, section }) => ({
    type_id: Number(section),
    list: [{ ann_id: id, title, subtitle, start_time: shown[0], end_time: shown[1] }],
  }))
  const bodies = entries.map(({ id, title, body }) => ({ ann_id: id, title, content: body }))
  const answers = { list: { retcode: 0, data: { list } }, content: { retcode: 0, data: { list: bodies } } }
  const reading = readHoyoverseNotices(gameId, answers, language)
  const notices = reading?.notices ?? []
  return { gameId, name, notices, unreadable: read.length - notices.length, isArchive: true }
}

/**
 * The lists that a reader would have met, in order: of an archive one for each day on which a notice appeared, with what
 * was still shown; else the recorded one.
 */
export function roundsOf({ notices, isArchive }: Recording): readonly (readonly PublisherNotice[])[] {
  if (!isArchive) return [notices]
  const shown = notices
    .map((notice) => ({
      notice,
      from: edgeInstant(notice.shownFrom, PUBLISHER_OFFSET),
      until: edgeInstant(notice.shownUntil, PUBLISHER_OFFSET),
    }))
    .sort((one, other) => one.from - other.from)
  const days = [...new Set(shown.map(({ from }) => Math.ceil(from / DAY_MS) * DAY_MS))]
  return days.map((day) => shown.filter(({ from, until }) => from <= day && until > day).map(({ notice }) => notice))
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.jsonl?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}

function languageIn(name: string): Language | undefined {
  const parts = name.split(/[/.]|(?<=[a-z])-(?=en|fr|ja|ko|zh)|_/)
  return [...LANGUAGES].sort((one, other) => other.length - one.length).find((language) => parts.includes(language))
}

function jsonIn(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
