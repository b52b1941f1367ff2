import type { FactIndex, ItemFacts } from '@ephemeris/core/gacha/facts'
import { isCharacter } from '#web/state/pulls/game-facts'

/** What the facts do not know of an item, as a row of a log or a file has it. */
interface UnknownItem {
  readonly rank: number
  /** Its name or type; characters are known by it. */
  readonly type?: string
  readonly isCharacter?: boolean
}

interface ShownItem extends Pick<ItemFacts, 'id' | 'rank' | 'element' | 'class'> {
  readonly type?: string | undefined
}

/** What the face of an item shows: by the facts, else no more than the row says. */
export function faceItemOf({ items }: FactIndex, id: string, unknown: UnknownItem): ShownItem {
  const item = items.get(id)
  if (item) return item
  const isPerson = unknown.isCharacter ?? (unknown.type !== undefined && isCharacter(unknown.type))
  return { id, rank: unknown.rank, type: isPerson ? 'character' : undefined }
}
