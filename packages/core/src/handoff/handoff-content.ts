import type { LinkBook } from '../gacha/link/link-facts.ts'
import type { LinkRefusal } from '../gacha/link/pull-log-link.ts'
import { readLink } from '../gacha/link/read-link.ts'
import { GAME_IDS, type GameId, isGameId } from '../games/game.ts'

/** What travels sealed: the text that was pasted, and the game whose link is in it. */
export interface HandoffContent {
  readonly gameId: GameId
  readonly text: string
}

export type PastedLink = ({ readonly ok: true } & HandoffContent) | { readonly ok: false; readonly reason: LinkRefusal }

/** The first game of which a text holds a usable link: a user who pastes it has not chosen one. (HAND-10, PWA-17) */
export function findAnyLink(pasted: string, book: LinkBook): PastedLink {
  const text = pasted.trim()
  const readings = GAME_IDS.map((gameId) => ({ gameId, reading: readLink(text, gameId, book) }))
  const found = readings.find(({ reading }) => reading.ok)
  if (found) return { ok: true, gameId: found.gameId, text }
  const [refused] = readings.flatMap(({ reading }) => (reading.ok ? [] : [reading.reason]))
  return { ok: false, reason: refused ?? 'no_link' }
}

export function writeHandoffContent({ gameId, text }: HandoffContent): string {
  return JSON.stringify([gameId, text])
}

/** What the other device has sealed, read with distrust: `null` for anything but a usable link. (HAND-11) */
export function readHandoffContent(unsealed: string, book: LinkBook): HandoffContent | null {
  const content = parsed(unsealed)
  if (!Array.isArray(content)) return null
  const [gameId, text]: unknown[] = content
  if (typeof gameId !== 'string' || !isGameId(gameId) || typeof text !== 'string') return null
  return readLink(text, gameId, book).ok ? { gameId, text } : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not content that we wrote.
    return null
  }
}
