import { MAX_FILE_ACCOUNTS } from '@ephemeris/core/doctor/file-preview'
import type { NotPulls } from '@ephemeris/core/doctor/not-pulls'
import type { FileOutline } from './read-whole.ts'

/** Why a file that was read cannot be used; `null`: it can. `what` names a file that is none of pulls. */
export function unusable(outline: FileOutline): { readonly reason: string; readonly what?: NotPulls } | null {
  if (!outline.ok) return outline
  const { accounts, problems } = outline
  if (accounts.length > MAX_FILE_ACCOUNTS) return { reason: 'too_many_accounts' }
  // Accounts of other files, to which it was added, have no diagnosis.
  return accounts.every(({ diagnosis }) => diagnosis === null) ? { reason: problems[0]?.fault ?? 'list_missing' } : null
}
