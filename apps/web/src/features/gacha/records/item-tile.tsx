import type { CountedPull } from '@ephemeris/core/gacha/counting/count-pulls'
import type { FactIndex } from '@ephemeris/core/gacha/facts'
import { itemNameIn } from '@ephemeris/core/gacha/names/pull-text'
import { useLocale } from 'use-intl'
import { faceItemOf } from '#web/state/pulls/face-item-of'
import { Face } from '#web/ui/face/face.tsx'

/** How the name beside it looks: most of what comes stands back behind the others. */
export function nameKind(rarity: CountedPull['rarity']) {
  return rarity === 5 ? 'bold' : rarity === 4 ? 'medium' : 'quiet'
}

interface ItemTileProps {
  counted: CountedPull
  index: FactIndex
  sizePx?: number
}

/** The face of a pulled item, beside its name. */
export function ItemTile({ counted: { pull, rarity }, index, sizePx = 28 }: ItemTileProps) {
  const name = itemNameIn(useLocale(), pull, index)
  const id = pull.itemId || name
  const item = faceItemOf(index, id, { rank: rarity ?? 3, type: pull.itemType })
  return <Face game={index.gameId} item={item} name={name} sizePx={sizePx} />
}
