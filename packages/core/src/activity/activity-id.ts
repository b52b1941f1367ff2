import type { GameId } from '../games/game.ts'
import { sha1 } from './sha1.ts'

/** The namespace of activity ids. Never change it: personal marks and votes refer to the ids. */
const NAMESPACE = [0x5d, 0x1c, 0x7a, 0x0e, 0x93, 0xb8, 0x4f, 0x6f, 0xa2, 0xd6, 0xe0, 0xc4, 0x1b, 0x7f, 0x2a, 0x98]

/**
 * The UUID (version 5) of a fact, from the game and the fact's own name: a row's id, or `<cycle>/<period>`. The same in
 * every language, on every machine and after every correction. (CAT-16)
 */
export function activityId(gameId: GameId, fact: string): string {
  const hash = sha1(Uint8Array.from([...NAMESPACE, ...utf8(`${gameId}/${fact}`)])).subarray(0, 16)
  const hex = Array.from(hash, (byte, index) => marked(byte, index).toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** Two of the bytes contain version 5 and the variant. */
function marked(byte: number, index: number): number {
  if (index === 6) return (byte & 0x0f) | 0x50
  return index === 8 ? (byte & 0x3f) | 0x80 : byte
}

/** Names of untranslated banners are in any script. */
function utf8(text: string): readonly number[] {
  const escaped = encodeURIComponent(text).match(/%[\dA-F]{2}|./g) ?? []
  return escaped.map((part) => (part.length === 3 ? Number.parseInt(part.slice(1), 16) : part.charCodeAt(0)))
}
