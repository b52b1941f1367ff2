import type { ImportTask } from '@ephemeris/contract/gacha-import'

/** Whether an import has ended and left pulls on the server: whatever ended it, the pools that were finished are kept. (BRING-2) */
export function hasBrought({ status, uid, pools, failure }: ImportTask): boolean {
  if (status === 'completed') return true
  const isRefusedWhole = failure === 'mixed_uids' || failure === 'wrong_game'
  return status === 'failed' && !isRefusedWhole && uid !== null && pools.some(({ isDone }) => isDone)
}
