import type { CountedPull } from '@ephemeris/core/gacha/counting/count-pulls'
import type { FactIndex } from '@ephemeris/core/gacha/facts'
import { Bot, Sword, UserRound } from 'lucide-react'
import styles from '#web/features/gacha/records/item-tile.module.css'
import { isCharacter } from '#web/state/pulls/game-facts'

interface ItemTileProps {
  counted: CountedPull
  index: FactIndex
}

/** The sign of an item's kind, in the colour of its rarity. */
export function ItemTile({ counted: { pull, rarity }, index }: ItemTileProps) {
  const type = index.items.get(pull.itemId)?.type ?? pull.itemType
  const Icon = iconOf(type)
  return (
    <span className={styles.tile} data-rarity={rarity} aria-hidden>
      <Icon size={16} strokeWidth={1.75} />
    </span>
  )
}

function iconOf(type: string) {
  if (isCharacter(type)) return UserRound
  return type.toLowerCase() === 'bangboo' ? Bot : Sword
}
