import { activityId } from '../activity/activity-id.ts'
import { isPutAside, type Marks } from '../activity/status.ts'
import type { GameId } from '../games/game.ts'
import { linksOf } from '../games/links.ts'
import { type PlayedServers, playedServer } from '../games/servers.ts'
import type { Language } from '../language/language.ts'
import { DAY_MS, type Instant } from '../time/instant.ts'
import { SERVER_ZONES } from '../time/zone.ts'

/** Where a code can be redeemed: everywhere but in China, in China alone, or on one server alone. */
export const CODE_REGIONS = ['world', 'china', ...SERVER_ZONES] as const

export type CodeRegion = (typeof CODE_REGIONS)[number]

/** So many things of one kind; the name is in whichever language its source has it. */
export interface CodeItem {
  readonly name: string
  readonly amount: number
}

/** A redeem code, as far as its sources say anything of it. */
export interface RedeemCode {
  readonly gameId: GameId
  /** As its source writes it; upper and lower case are one. */
  readonly code: string
  readonly region: CodeRegion
  /** Empty: not stated. */
  readonly items: readonly CodeItem[]
  /** When it was first seen, or seen again after it was gone. */
  readonly since: Instant
  /** The last moment at which it can be redeemed; `null`: not stated. */
  readonly until: Instant | null
  /** The page that names it, if there is one. */
  readonly url: string | null
  /** When its source was last read with the code in it. */
  readonly checkedAt: Instant
  /** Since when its source lacks it; `null`: it does not. */
  readonly goneSince: Instant | null
}

/** `perhaps_over`: its source lacks it, or was not read for days, and no end is stated. */
export type CodeState = 'valid' | 'perhaps_over' | 'over'

/** A code without a stated end is doubtful so long after its source was read. */
const DOUBT_AFTER_MS = 3 * DAY_MS

/** A stated end counts more than a source that still lists the code. (CODE-3, CODE-4) */
export function codeState({ until, goneSince, checkedAt }: RedeemCode, now: Instant): CodeState {
  if (until !== null) return now > until ? 'over' : goneSince === null ? 'valid' : 'perhaps_over'
  return goneSince === null && now - checkedAt <= DOUBT_AFTER_MS ? 'valid' : 'perhaps_over'
}

type Named = Pick<RedeemCode, 'gameId' | 'code' | 'region'>

/** Equal for what is one code: China's are others than those of the world. (CODE-2) */
export function codeKey({ gameId, code, region }: Named): string {
  return `${gameId}/${region === 'china' ? 'china/' : ''}${code.toUpperCase()}`
}

/** The id under which "used" is marked; the same in every reading and on every machine. */
export function codeMarkId({ gameId, code, region }: Named): string {
  return activityId(gameId, `code/${region === 'china' ? 'china/' : ''}${code.toUpperCase()}`)
}

const LATIN = /^[A-Za-z0-9]{4,20}$/
const PHRASE = /^(?=.*\p{Script=Han})[\p{Script=Han}A-Za-z0-9，。、！？!?·～~…—-]{2,30}$/u

/** A code of what a source writes; `null`: it is none, for instance because two stand in it without a space. (CODE-5) */
export function readCode(text: string): string | null {
  const code = text.trim()
  return LATIN.test(code) || PHRASE.test(code) ? code : null
}

/** Phrases in Chinese work in China only, whatever source names them. */
export function isPhrase(code: string): boolean {
  return PHRASE.test(code)
}

/** Whether a text is nothing but two of the others, one behind the other. (CODE-5) */
export function isGlued(text: string, others: readonly string[]): boolean {
  const known = new Set(others.map((other) => other.toUpperCase()))
  const whole = text.toUpperCase()
  return [...known].some((start) => whole.startsWith(start) && known.has(whole.slice(start.length)))
}

export interface CodePlayer {
  readonly servers: PlayedServers
  readonly language: Language
}

/**
 * Whether a player can use a code of this region. China's server has the clock of Asia's, so no one knows which of both
 * a reader of Simplified Chinese plays on: he gets the codes of both, each with its region. (CODE-6)
 */
export function isOfReader({ gameId, region }: Pick<RedeemCode, 'gameId' | 'region'>, reader: CodePlayer): boolean {
  const server = playedServer(reader.servers, gameId)
  if (region === 'world') return true
  return region === 'china' ? server === 'UTC+8' && reader.language === 'zh-Hans' : region === server
}

/** Those of the player's games and region. (CODE-6) */
export function codesOfReader<C extends RedeemCode>(
  codes: readonly C[],
  { games, ...reader }: CodePlayer & { readonly games: readonly GameId[] },
): readonly C[] {
  return codes.filter((code) => games.includes(code.gameId) && isOfReader(code, reader))
}

/** Those that a player can use now and has not used, the first to end before those without a stated end. */
export function openCodes<C extends RedeemCode>(codes: readonly C[], marks: Marks, now: Instant): readonly C[] {
  return codes
    .filter((code) => codeState(code, now) === 'valid' && !isPutAside(marks, codeMarkId(code)))
    .toSorted((one, other) => (one.until ?? Number.MAX_VALUE) - (other.until ?? Number.MAX_VALUE))
}

/** The publisher's own page with the code filled in; `null`: it is redeemed in the game. */
export function redeemPage({ gameId, code, region }: Named): string | null {
  const page = linksOf(gameId).redeem
  return page === null || region === 'china' ? null : `${page}?code=${encodeURIComponent(code)}`
}
