import { FILE_REFUSALS, type FileRefusalReason, fileRefusal } from '@ephemeris/contract/gacha/gacha-file'
import type { NotPulls } from '@ephemeris/core/doctor/not-pulls'
import type { GameId } from '@ephemeris/core/games/game'
import { FileTooSlow } from '#web/lib/pull-file/with-file-worker'
import { ApiError } from '#web/lib/server/api-error'

/** The file is not sent: it is larger than the server takes. */
export class FileTooLarge extends Error {}

/** Why a file was refused; `null`: for no reason that lies in the file. */
export function fileRefusalOf(error: unknown): FileRefusalReason | null {
  if (error instanceof FileTooLarge) return 'too_large'
  if (error instanceof FileTooSlow) return 'too_slow'
  const reason = dataOf(error)?.reason
  return FILE_REFUSALS.find((one) => one === reason) ?? null
}

/** What a file is that holds no pulls; `null`: it may hold some. */
export function notPullsIn(error: unknown): NotPulls | null {
  return dataOf(error)?.what ?? null
}

/** Whether the player can fix it by naming the account. */
export function isAboutUid(error: unknown): boolean {
  const refusal = fileRefusalOf(error)
  return refusal === 'uid_missing' || refusal === 'uid_invalid'
}

/** The game of a file that does not say whose pulls it has; `null`: not known. */
export function refusedGameOf(error: unknown): GameId | null {
  return dataOf(error)?.game ?? null
}

function dataOf(error: unknown) {
  return error instanceof ApiError ? fileRefusal.safeParse(error.data).data : undefined
}
