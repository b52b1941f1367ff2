import type { PityNow } from '@ephemeris/core/gacha/counting/count-pulls'

interface PityWords {
  readonly exact: (count: number) => string
  readonly atLeast: (count: number) => string
}

/** A pity as the picture prints it: a history that begins in the middle knows the least it can be. (SHARE-1) */
export function pityText({ count, isAtLeast }: PityNow, { exact, atLeast }: PityWords): string {
  return isAtLeast ? atLeast(count) : exact(count)
}
