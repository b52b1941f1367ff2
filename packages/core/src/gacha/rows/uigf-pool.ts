/**
 * The pool under which the interchange format groups a pull: genshin's second character banner belongs to the first.
 * Which pools count together is a fact of its own (`sharesPityWith`); this is the format's word for it.
 */
export function uigfPoolOf(poolId: string): string {
  return poolId === '400' ? '301' : poolId
}
