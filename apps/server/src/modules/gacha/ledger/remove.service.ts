import { AppError } from '@ephemeris/contract/errors'
import type { LedgerKind } from '@ephemeris/contract/gacha/gacha-ledger'
import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import type { Db } from '#server/db/client'
import { holdUser, type Writer } from '#server/db/hold-user'
import type { Deps } from '#server/deps'
import { endPagesOf } from '#server/modules/account/session/access-token/access-token.service'
import { newId } from '#server/platform/secrets/tokens'
import { type LockedAccount, lockAccount, updateAccount } from './account.queries.ts'
import { insertImport } from './import.queries.ts'
import { UNDOABLE_MS } from './merge.service.ts'
import type { OwnedAccount } from './owned-account.ts'
import { removePulls } from './removed-pull.queries.ts'

/** Deletes the pulls of an account; for a week that can be undone. @returns how many there were (LEDGER-5) */
export async function clearPulls(
  deps: Pick<Deps, 'db' | 'clock'>,
  writer: Writer,
  account: PullAccount,
): Promise<number> {
  return onAccount(deps, { writer, account }, async (transaction, key, locked) => {
    if (locked.revokedAt !== null) throw new AppError('RECORDS_ABSENT')
    return remove(transaction, deps, key, { kind: 'clear', locked })
  })
}

/** Takes an account off the list, at once and for as often as it is asked. (LEDGER-6) */
export async function revokeAccount(
  deps: Pick<Deps, 'db' | 'clock'>,
  writer: Writer,
  account: PullAccount,
): Promise<void> {
  await onAccount(deps, { writer, account }, async (transaction, key, locked) => {
    if (locked.revokedAt !== null) return
    await endPagesOf(transaction, key)
    await remove(transaction, deps, key, { kind: 'revoke', locked })
  })
}

async function onAccount<T>(
  { db }: Pick<Deps, 'db'>,
  { writer, account }: { writer: Writer; account: PullAccount },
  action: (transaction: Db, key: OwnedAccount, locked: LockedAccount) => Promise<T>,
): Promise<T> {
  const key = { ...account, userId: writer.id }
  return db.transaction().execute(async (transaction) => {
    await holdUser(transaction, writer)
    const locked = await lockAccount(transaction, key)
    if (!locked) throw new AppError('RECORDS_ABSENT')
    return action(transaction, key, locked)
  })
}

interface Removal {
  readonly kind: Extract<LedgerKind, 'clear' | 'revoke'>
  readonly locked: LockedAccount
}

/** A clearing of nothing leaves no entry. */
async function remove(
  transaction: Db,
  { clock }: Pick<Deps, 'clock'>,
  key: OwnedAccount,
  { kind, locked }: Removal,
): Promise<number> {
  const at = new Date(clock.now())
  const id = newId('gi')
  const removed = await removePulls(transaction, key, id)
  if (kind === 'clear' && removed === 0) return 0

  const number = locked.importsMade + 1
  const undoableUntil = new Date(at.getTime() + UNDOABLE_MS)
  const entry = { id, number, kind, madeAt: at, added: 0, removed, evidence: {}, undoableUntil, undoneAt: null }
  await insertImport(transaction, key, entry)
  const revokedAt = kind === 'revoke' ? at : null
  await updateAccount(transaction, key, { importsMade: number, changedAt: at, revokedAt })
  return removed
}
