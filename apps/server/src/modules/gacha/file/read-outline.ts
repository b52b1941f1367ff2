import { type PackedOutline, type ReadFile, readWhole } from '@ephemeris/files/read-whole'
import { factsOf } from '../gacha-facts.ts'
import type { FileToRead } from './outline.ts'
import { packAccounts, unpackAccounts } from './pack.ts'

interface PackedFile extends Pick<ReadFile, 'accounts'> {
  readonly outline: PackedOutline
}

/** Reads a whole file and packs what it holds. (LEDGER-12) */
export async function readOutline({ text, uid, before, now }: FileToRead): Promise<PackedFile> {
  const known = before === null ? [] : await unpackAccounts(before)
  const { outline, accounts } = await readWhole({ text, uid, before: known, now }, factsOf)
  return { accounts, outline: outline.ok ? { ...outline, content: packAccounts(accounts) } : outline }
}
