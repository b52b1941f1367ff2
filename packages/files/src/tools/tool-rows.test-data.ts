import { indexFacts } from '@ephemeris/core/gacha/facts'
import { itemNameIn } from '@ephemeris/core/gacha/names/pull-text'
import type { Pull } from '@ephemeris/core/gacha/pull'
import { syntheticPulls } from '@ephemeris/core/gacha/synthetic/synthetic-pulls'
import type { GameId } from '@ephemeris/core/games/game'
import { mapGames } from '@ephemeris/core/games/map-games'
import type { Language } from '@ephemeris/core/language/language'
import { instant } from '@ephemeris/core/time/instant'
import { parseWallTime } from '@ephemeris/core/time/wall-time'
import { utcOffset } from '@ephemeris/core/time/zone'
import { NAMED_GAMES } from '@ephemeris/gamedata/games/named-games'
import { GACHA_FACTS } from '@ephemeris/gamedata/pulls/gacha-facts'
import { strToU8 } from 'fflate'

/** A made-up account whose history tools write. */
export interface SampleHistory {
  readonly gameId: GameId
  readonly uid: string
  /** Hours east of UTC of the server. */
  readonly hours: number
  /** Oldest first. */
  readonly pulls: readonly Pull[]
}

/** What a format can hold of a pull. */
export interface Holding {
  readonly hasId: boolean
  readonly hasUid: boolean
  /** Whether genshin's second character banner is distinguished from the first. */
  readonly hasSecondBanner: boolean
}

export interface Tool extends Holding {
  readonly name: string
  readonly games: readonly GameId[]
  readonly write: (history: SampleHistory) => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>
}

const UIDS: Readonly<Record<GameId, { readonly uid: string; readonly hours: number }>> = {
  ...mapGames((gameId) => ({ uid: NAMED_GAMES[gameId].sampleUid, hours: 8 })),
  genshin: { uid: '700000001', hours: 1 },
  starrail: { uid: '600000001', hours: -5 },
  zenless: { uid: '1300000001', hours: 8 },
}

export function sampleHistory(gameId: GameId, seed: string, pulls: number): SampleHistory {
  const { uid, hours } = UIDS[gameId]
  const made = syntheticPulls({
    index: indexFacts(gameId, GACHA_FACTS[gameId]),
    server: utcOffset(hours * 60),
    ...{ seed, pulls },
    from: instant(Date.UTC(2025, 11, 1)),
    to: instant(Date.UTC(2026, 4, 19)),
  })
  return { gameId, uid, hours, pulls: made }
}

export const CHINESE: Language = 'zh-Hans'

export function nameIn(language: Language, pull: Pull, gameId: GameId): string {
  return itemNameIn(language, pull, indexFacts(gameId, GACHA_FACTS[gameId]))
}

export function utc(time: string, hours: number): string {
  return `${new Date((parseWallTime(time) ?? 0) - hours * 3_600_000).toISOString().slice(0, 19)}Z`
}

export function json(value: unknown): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(strToU8(JSON.stringify(value)))
}

export function csv(lines: readonly (readonly unknown[])[], mark = ','): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(strToU8(lines.map((line) => line.join(mark)).join('\n')))
}

export function byPool<Row>(
  pulls: readonly Pull[],
  rowOf: (pull: Pull) => Row,
  poolOf: (pull: Pull) => string = ({ poolId }) => poolId,
) {
  const pools = new Map<string, Row[]>()
  for (const pull of pulls) pools.set(poolOf(pull), [...(pools.get(poolOf(pull)) ?? []), rowOf(pull)])
  return pools
}

export function newestFirst<Row>(pools: ReadonlyMap<string, readonly Row[]>): Record<string, readonly Row[]> {
  return Object.fromEntries([...pools].map(([pool, rows]) => [pool, rows.toReversed()]))
}

/** A number of the game, or a word in its place. */
export const asNumber = (pool: string) => Number(pool) || pool
export const family = ({ poolId }: Pull) => (poolId === '400' ? '301' : poolId)
export const apiRow = (pull: Pull, { uid, gameId }: SampleHistory) => ({
  uid,
  gacha_id: pull.gachaId,
  gacha_type: pull.poolId,
  item_id: gameId === 'genshin' ? '' : pull.itemId,
  count: '1',
  time: pull.time,
  name: nameIn(CHINESE, pull, gameId),
  lang: 'zh-cn',
  item_type: pull.itemType,
  rank_type: pull.rankType,
  id: pull.id,
})
export const kuroRow = (pull: Pull, pool = pull.poolId) => ({
  cardPoolType: pool,
  resourceId: Number(pull.itemId),
  qualityLevel: Number(pull.rankType),
  resourceType: pull.itemType,
  name: nameIn(CHINESE, pull, 'wuthering'),
  count: 1,
  time: pull.time,
})

export const HOYO = ['genshin', 'starrail', 'zenless'] as const
export const WHOLE: Holding = { hasId: true, hasUid: true, hasSecondBanner: true }
export const NAMED: Holding = { ...WHOLE, hasId: false }
export const NAMELESS: Holding = { hasId: false, hasUid: false, hasSecondBanner: true }

export const PAIMON: Readonly<Record<string, readonly [key: string, sheet: string]>> = {
  100: ['beginners', "Beginners' Wish"],
  200: ['standard', 'Standard'],
  301: ['character-event', 'Character Event'],
  302: ['weapon-event', 'Weapon Event'],
  500: ['chronicled', 'Chronicled'],
}
export const slug = (name: string, mark: string) =>
  name
    .toLowerCase()
    .replaceAll(/['"]/g, '')
    .replaceAll(/[^a-z0-9]+/g, mark)

/** The tools whose files can be written; each as `docs/import-doctor.md` and its own source describe it. */
