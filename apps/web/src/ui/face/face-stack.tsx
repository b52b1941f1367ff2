import { Face } from '#web/ui/face/face.tsx'
import type { FaceItem } from '#web/ui/face/face-item'
import styles from '#web/ui/face/face-stack.module.css'

interface FaceStackProps {
  /** Id of the game. */
  game: string
  /** Named by the text beside them. */
  items: readonly (FaceItem & { readonly name: string })[]
}

/** A few faces of one game, each a little over the one before. */
export function FaceStack({ game, items }: FaceStackProps) {
  return (
    <span className={styles.stack}>
      {items.map((item) => (
        <span key={item.id} className={styles.one}>
          <Face game={game} item={item} name={item.name} sizePx={24} />
        </span>
      ))}
    </span>
  )
}
