import { joinLauncherWords, LAUNCHER_STATES, type LauncherWord } from '@ephemeris/core/activity/versions/launcher-words'
import { GAME_IDS, type GameId } from '@ephemeris/core/games/game'
import { DAY_MS, instant } from '@ephemeris/core/time/instant'
import * as z from 'zod'
import type { Db } from '#server/db/client'
import type { RoundReading, WordsByGame } from '../announced/reading.ts'
import { versionWindows } from '../shipped/version-windows.ts'
import { listKnownVersions } from '../stored/known-versions.ts'
import { asInstant } from '../stored-fields.ts'

const word = z.object({ version: z.string(), state: z.enum(LAUNCHER_STATES), since: asInstant })

/** As a source keeps them. */
export const storedWords = z.partialRecord(z.enum(GAME_IDS), z.array(word))

/** So many versions of a game are kept, the newest. */
const MOST_KEPT = 3

/** What all sources say. */
export function joinedByGame(all: readonly WordsByGame[]): WordsByGame {
  const games = GAME_IDS.filter((gameId) => all.some((words) => words[gameId]))
  return Object.fromEntries(
    games.map((gameId) => [gameId, joinLauncherWords(all.flatMap((words) => words[gameId] ?? []))]),
  )
}

/**
 * A round with what its source says of launchers from now on. What was live stays so, and is as old as when it was first
 * seen; what is no longer ahead is gone. A version that the game cannot have by then is named as unreadable. (ING-21)
 */
export async function withKeptWords(db: Db, reading: RoundReading, before: WordsByGame): Promise<RoundReading> {
  const kept: Partial<Record<GameId, readonly LauncherWord[]>> = { ...before }
  const unreadable = [...reading.unreadable]
  for (const gameId of GAME_IDS) {
    const found = reading.launchers?.[gameId]
    if (!found) continue
    const isShown = ({ version, state }: LauncherWord) =>
      state === 'live' || found.some((one) => one.version === version)
    const words = joinLauncherWords([...(before[gameId] ?? []).filter(isShown), ...found])
    const until = instant(Math.max(...words.map(({ since }) => since)) + DAY_MS)
    const announced = await listKnownVersions(db, gameId)
    const windows = versionWindows(gameId, until, { announced, launcher: words })
    const isPlaced = ({ version }: LauncherWord) => windows.some((one) => one.version === version)
    kept[gameId] = words.filter(isPlaced).slice(-MOST_KEPT)
    const strange = found.filter((one) => !isPlaced(one))
    unreadable.push(...strange.map((entry) => ({ entry, field: `${gameId} ${entry.version}` })))
  }
  return { ...reading, launchers: kept, unreadable }
}
