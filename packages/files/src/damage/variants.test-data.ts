import { gzipSync } from 'node:zlib'
import { type Random, seededRandom } from '@ephemeris/core/gacha/synthetic/seeded-random'
import type { GameId } from '@ephemeris/core/games/game'
import { zipSync } from 'fflate'
import { type SampleHistory, sampleHistory, type Tool } from '../tools/tool-rows.test-data.ts'
import { TOOLS } from '../tools/tools.test-data.ts'
import { pick } from './chance.test-data.ts'
import { corrupted } from './corrupt.test-data.ts'
import { withDamagedRows } from './damaged-rows.test-data.ts'
import { sameContent } from './same-content.test-data.ts'

/** What was done to a file, and with it what a reading of it has to give. */
export type VariantKind =
  /** Bytes were changed: it is refused, or what is read is well formed. */
  | 'bytes'
  /** Bytes were changed below a checksum: it is refused, or all rows are read as they were. */
  | 'packed bytes'
  /** The same rows in another form: all of them are read. */
  | 'same'
  /** The tool wrote only some of the rows: these are read. */
  | 'cut'
  /** Fields of a few rows became absurd: all others are read. */
  | 'rows'

export interface Variant {
  readonly kind: VariantKind
  readonly tool: string
  readonly gameId: GameId
  /** The account, which the player names where the file does not. */
  readonly uid: string
  readonly bytes: Uint8Array<ArrayBuffer>
  /** The file without damage: rows of nothing else may come. */
  readonly whole: Uint8Array<ArrayBuffer>
  /** How many rows may be missing or other than in `whole`. */
  readonly damagedRows: number
}

const HISTORY_ROWS = 40
const LEAST_ROWS = 25

const SOURCES = TOOLS.flatMap((tool) => tool.games.map((gameId) => ({ tool, gameId })))
const histories = new Map<GameId, SampleHistory>()
const files = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

function historyOf(gameId: GameId): SampleHistory {
  const history = histories.get(gameId) ?? sampleHistory(gameId, 'sample', HISTORY_ROWS)
  histories.set(gameId, history)
  return history
}

async function fileOf(tool: Tool, gameId: GameId): Promise<Uint8Array<ArrayBuffer>> {
  const key = `${tool.name} ${gameId}`
  const file = files.get(key) ?? Promise.resolve(tool.write(historyOf(gameId)))
  files.set(key, file)
  return file
}

/** The `run`th variant of a seed: every tool and game in turn, half of them with changed bytes. */
export async function variantOf(seed: string, run: number): Promise<Variant> {
  const random = seededRandom(`${seed} ${run}`)
  const { tool, gameId } = SOURCES[run % SOURCES.length] ?? pick(SOURCES, random)
  const whole = await fileOf(tool, gameId)
  const about = { tool: tool.name, gameId, uid: historyOf(gameId).uid, whole, damagedRows: 0 }
  const choice = random()
  if (choice < 0.5) return { ...about, ...changedBytes(whole, `${seed} ${run}`, random) }
  if (choice < 0.7) return { ...about, kind: 'same', bytes: await sameContent(whole, random) }
  const damaged = choice < 0.88 ? withDamagedRows(whole, random) : null
  if (damaged) return { ...about, kind: 'rows', bytes: damaged.bytes, damagedRows: damaged.rows }
  const bytes = await cutFile(tool, gameId, random)
  return { ...about, kind: 'cut', bytes, whole: bytes }
}

function changedBytes(whole: Uint8Array<ArrayBuffer>, seed: string, random: Random) {
  const pack = pick([() => whole, () => whole, gzipSync, (file: Uint8Array) => zipSync({ pulls: file })], random)
  const file = Uint8Array.from(pack(whole))
  const isPacked = file.length !== whole.length || (file[0] === 0x50 && file[1] === 0x4b)
  const bytes = corrupted(file, seed)
  return { kind: isPacked ? ('packed bytes' as const) : ('bytes' as const), bytes }
}

async function cutFile(tool: Tool, gameId: GameId, random: Random): Promise<Uint8Array<ArrayBuffer>> {
  const history = historyOf(gameId)
  const most = HISTORY_ROWS - LEAST_ROWS
  const from = Math.floor(random() * most)
  const pulls = history.pulls.slice(from, from + LEAST_ROWS + Math.floor(random() * (most - from)))
  return tool.write({ ...history, pulls })
}
