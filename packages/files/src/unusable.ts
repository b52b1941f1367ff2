import type { NotPulls } from '@ephemeris/core/doctor/not-pulls'
import type { FileOutline } from './read-whole.ts'

/** More than anybody has; each is compared with what is there, twice. */
const MAX_ACCOUNTS = 50

/** Why a file that was read cannot be used; `null`: it can. `what` names a file that is none of pulls. */
export function unusable(outline: FileOutline): { readonly reason: string; readonly what?: NotPulls } | null {
  if (!outline.ok) return outline
  const { accounts, problems } = outline
  if (accounts.length > MAX_ACCOUNTS) return { reason: 'too_many_accounts' }
  // Accounts of other files, to which it was added, have no diagnosis.
  return accounts.every(({ diagnosis }) => diagnosis === null) ? { reason: problems[0]?.fault ?? 'list_missing' } : null
}
