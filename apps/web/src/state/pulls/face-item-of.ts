import { type FactIndex, type ItemFacts, isCharacter } from '@ephemeris/core/gacha/facts'

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
export function faceItemOf(index: FactIndex, id: string, unknown: UnknownItem): ShownItem {
  const item = index.items.get(id)
  if (item) return item
  const isPerson = unknown.isCharacter ?? (unknown.type !== undefined && isCharacter(index, unknown.type))
  const kind = isPerson ? index.facts.itemTypes.find(({ role }) => role === 'character') : undefined
  return { id, rank: unknown.rank, type: kind?.id }
}
