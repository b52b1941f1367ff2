import type { UnreadableEntry } from '@ephemeris/announcements/publishers/entry-shape'
import { compareVersions, type LauncherWord } from '@ephemeris/core/activity/versions/launcher-words'
import type { GameId } from '@ephemeris/core/games/game'
import type { Instant } from '@ephemeris/core/time/instant'
import * as z from 'zod'
import type { WordsByGame } from '../announced/reading.ts'

/** What one answer of a launcher says. */
export interface LauncherReading {
  readonly words: WordsByGame
  readonly unreadable: readonly UnreadableEntry[]
}

/** The publisher's names of the games, in the world and in China; its other games are none of ours. */
const GAMES: Readonly<Record<string, GameId>> = {
  hk4e_global: 'genshin',
  hk4e_cn: 'genshin',
  hkrpg_global: 'starrail',
  hkrpg_cn: 'starrail',
  nap_global: 'zenless',
  nap_cn: 'zenless',
}

const branches = z.object({ retcode: z.literal(0), data: z.object({ game_branches: z.array(z.unknown()).max(100) }) })
const branch = z.object({
  game: z.object({ biz: z.string() }),
  main: z.unknown().optional(),
  pre_download: z.unknown().optional(),
})
const tagged = z.object({ tag: z.unknown().optional() })

/** Of `getGameBranches`; `null`: it is no such answer. */
export function readBranches(json: unknown, now: Instant): LauncherReading | null {
  const { data: answer } = branches.safeParse(json)
  if (!answer) return null
  const read = answer.data.game_branches.map((entry) => {
    const { data: one } = branch.safeParse(entry)
    if (!one) return { words: {}, unreadable: [{ entry, field: 'game' }] }
    const { biz } = one.game
    const gameId = Object.hasOwn(GAMES, biz) ? GAMES[biz] : undefined
    if (!gameId) return { words: {}, unreadable: [] }
    const [live, next] = [one.main, one.pre_download].map((part) => {
      const { success, data } = tagged.safeParse(part)
      return success ? data.tag : part
    })
    return wordsOf({ gameId, entry, live: [`${biz}.main`, live], next: [`${biz}.pre_download`, next] }, now)
  })
  const words: Partial<Record<GameId, LauncherWord[]>> = {}
  for (const one of read) {
    for (const [gameId, found = []] of Object.entries(one.words) as [GameId, readonly LauncherWord[]][]) {
      words[gameId] = [...(words[gameId] ?? []), ...found]
    }
  }
  return { words, unreadable: read.flatMap(({ unreadable }) => unreadable) }
}

const index = z.object({
  default: z.object({ version: z.unknown().optional() }),
  predownload: z.object({ version: z.unknown().optional() }).nullish().catch({ version: {} }),
  predownloadSwitch: z.unknown().optional(),
})

/** Of a game's `index.json` at Kuro; `null`: it is no such answer. */
export function readIndex(gameId: GameId, json: unknown, now: Instant): LauncherReading | null {
  const { data: entry } = index.safeParse(json)
  if (!entry) return null
  const next = entry.predownloadSwitch === 0 ? null : entry.predownload?.version
  const [live, ahead] = [['default.version', entry.default.version] as const, ['predownload.version', next] as const]
  return wordsOf({ gameId, entry, live, next: ahead }, now)
}

/** `7.1.0` is a build of 7.1. */
const VERSION = /^((?:0|[1-9]\d?)\.(?:0|[1-9]\d?))(?:\.\d{1,6}){0,2}$/

/** The name and the value of a field. */
type Field = readonly [string, unknown]

interface Shown {
  readonly gameId: GameId
  readonly entry: unknown
  readonly live: Field
  readonly next: Field
}

function wordsOf({ gameId, entry, live, next }: Shown, since: Instant): LauncherReading {
  const [liveVersion, nextVersion] = [live, next].map(
    ([, tag]) => VERSION.exec(typeof tag === 'string' ? tag : '')?.[1],
  )
  // A build of the live version is none ahead, and an older one is a mistake.
  const order = liveVersion && nextVersion ? compareVersions(nextVersion, liveVersion) : 1
  const isNextEmpty = next[1] === null || next[1] === undefined || next[1] === ''
  const unread = [...(liveVersion ? [] : [live]), ...(isNextEmpty || (nextVersion && order >= 0) ? [] : [next])]
  const words: readonly LauncherWord[] = [
    ...(liveVersion ? [{ version: liveVersion, state: 'live' as const, since }] : []),
    ...(nextVersion && order > 0 ? [{ version: nextVersion, state: 'pre_download' as const, since }] : []),
  ]
  return { words: words.length > 0 ? { [gameId]: words } : {}, unreadable: unread.map(([field]) => ({ entry, field })) }
}
