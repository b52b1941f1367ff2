import { MAX_FILE_ACCOUNTS } from '@ephemeris/core/doctor/file-preview'
import type { NotPulls } from '@ephemeris/core/doctor/not-pulls'
import type { GameId } from '@ephemeris/core/games/game'
import type { FileOutline } from './read-whole.ts'

export interface Unusable {
  readonly reason: string
  /** Of a file that is none of pulls. */
  readonly what?: NotPulls
  /** Whose UID is asked for, where the file does not have it. */
  readonly game?: GameId
}

/** Why a file that was read cannot be used; `null`: it can. */
export function unusable(outline: FileOutline): Unusable | null {
  if (!outline.ok) return outline
  const { accounts, problems } = outline
  if (accounts.length > MAX_FILE_ACCOUNTS) return { reason: 'too_many_accounts' }
  // Accounts of other files, to which it was added, have no diagnosis.
  if (accounts.some(({ diagnosis }) => diagnosis !== null)) return null
  const [game] = outline.nameless
  return { reason: problems[0]?.fault ?? 'list_missing', ...(game && { game }) }
}
