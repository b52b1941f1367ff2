import type { ImportTask } from '@ephemeris/contract/gacha/gacha-import'

/**
 * Whether an import has ended and left pulls on the server: whatever ended it, the pools that were finished are kept. A
 * log without a pull has brought nothing. (BRING-2, BRING-9)
 */
export function hasImportedPulls({ status, uid, pools, failure, result }: ImportTask): boolean {
  if (status === 'completed') return result?.total !== 0
  const isRefusedWhole = failure === 'mixed_uids' || failure === 'wrong_game' || failure === 'ledger_full'
  return status === 'failed' && !isRefusedWhole && uid !== null && pools.some(({ isDone }) => isDone)
}
