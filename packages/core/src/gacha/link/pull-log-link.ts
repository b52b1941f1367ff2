import type { GameId } from '../../games/game.ts'
import { traitsOf } from '../../games/traits.ts'
import type { Area } from './link-facts.ts'

/** What a link to a log of HoYoverse is good for; everything else in it is dropped. */
export interface HoyoverseLink {
  readonly gameId: GameId
  readonly area: Area
  readonly gameBiz: string
  /** The server according to the link; the log's answer is more reliable. */
  readonly region: string | null
  /** The credential, decoded: it is encoded exactly once when it is sent. */
  readonly authkey: string
  readonly authkeyVersion: string
  readonly signType: string
}

/** What a link to a log of Kuro, or the captured request, is good for. */
export interface KuroLink {
  readonly gameId: GameId
  readonly area: Area
  readonly playerId: string
  readonly serverId: string
  /** The credential. */
  readonly recordId: string
  readonly resourcesId: string | null
}

export type PullLogLink = HoyoverseLink | KuroLink

export function isKuroLink(link: PullLogLink): link is KuroLink {
  return traitsOf(link.gameId).publisher === 'kuro'
}

/**
 * Why a pasted text gives no link. `incomplete`: an official link without the credential; `wrong_game`: a good link of
 * another game than the chosen one; `malformed`: an official link whose parameters are not of their form.
 */
export type LinkRefusal =
  | 'empty'
  | 'too_long'
  | 'control_characters'
  | 'no_link'
  | 'unsupported_host'
  | 'incomplete'
  | 'malformed'
  | 'wrong_game'

export type LinkReading =
  | { readonly ok: true; readonly link: PullLogLink }
  | { readonly ok: false; readonly reason: LinkRefusal }

export function refuse(reason: LinkRefusal): LinkReading {
  return { ok: false, reason }
}
