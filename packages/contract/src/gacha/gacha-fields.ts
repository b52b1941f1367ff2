import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import { GAME_IDS, type GameId, isGameId } from '@ephemeris/core/games/game'
import * as z from 'zod/mini'
import { AppError } from '../errors.ts'
import { wire } from '../wire/wire.ts'

/** Of any game; which digits a game really has is decided by its servers. */
const UID = /^\d{8,10}$/
const POOL_ID = /^\d{1,8}$/

/** @throws AppError GACHA_GAME_UNKNOWN, naming the field */
export function readPullGame(text: string, field = 'game_id'): GameId {
  if (!isGameId(text)) throw new AppError('GACHA_GAME_UNKNOWN', `${field}: ${GAME_IDS.join(' | ')}`)
  return text
}

/** @throws AppError UID_INVALID */
export function readUid(text: string): string {
  if (!UID.test(text)) throw new AppError('UID_INVALID', 'uid: 8 – 10 × 0-9')
  return text
}

/** @throws AppError UID_INVALID */
export function readPoolId(text: string): string {
  if (!POOL_ID.test(text)) throw new AppError('UID_INVALID', 'gacha_type: 1 – 8 × 0-9')
  return text
}

/** The two fields by which calls name an account. */
export const accountFields = { game_id: z.string(), uid: z.string() }

export function readPullAccount(w: { game_id: string; uid: string }): PullAccount {
  return { gameId: readPullGame(w.game_id), uid: readUid(w.uid) }
}

export function accountOnWire({ gameId, uid }: PullAccount): { game_id: string; uid: string } {
  return { game_id: gameId, uid }
}

/** The input of a call about one account. */
export const accountOnly = wire(z.object(accountFields), { read: readPullAccount, write: accountOnWire })
