import { createHash } from 'node:crypto'
import type { GameId } from '@ephemeris/core/games/game'

/** The namespace of activity ids. Never change it: personal marks and votes hang on the ids. */
const NAMESPACE = Buffer.from('5d1c7a0e93b84f6fa2d6e0c41b7f2a98', 'hex')

/**
 * The UUID (version 5) of a fact, from the game and the fact's own name: a row's id, or `<cycle>/<period>`. The same in
 * every language, on every machine and after every correction. (CAT-16)
 */
export function activityId(gameId: GameId, fact: string): string {
  const hash = createHash('sha1').update(NAMESPACE).update(`${gameId}/${fact}`).digest().subarray(0, 16)
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6)
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8)
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
