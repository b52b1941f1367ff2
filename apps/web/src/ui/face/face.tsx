import { type CSSProperties, useContext } from 'react'
import { untilIdle } from '#web/lib/time/idle'
import type { FaceItem } from '#web/ui/face/face-item'
import { later, Nothing } from '#web/ui/part/later.tsx'
import { Unseen } from '#web/ui/part/unseen'

interface FaceProps {
  /** Id of the game. */
  game: string
  item: FaceItem
  /** As it is shown beside the face. */
  name: string
  /** 24 in bars and chips, 28 in records, 32 for rewards, 40 in lists, 48, 96 in dialogs. */
  sizePx: number
  /** No text beside it says the name: the face does. */
  isAlone?: boolean
  /** The publisher's picture of the banner, shown over our drawing; `null` where there is none. */
  pictureUrl?: string | null
  className?: string | undefined
}

const DrawnFace = later(
  async () => {
    await untilIdle()
    return (await import('#web/ui/face/drawn-face.tsx')).DrawnFace
  },
  [],
  { Missing: Nothing },
)

/**
 * The picture of a character, of something to equip or of a currency. Its place is there at once, and what is drawn
 * comes after the page's first content. If that cannot be loaded, the place stays empty. (FACE-6)
 */
export function Face({ isAlone = false, pictureUrl = null, className, ...subject }: FaceProps) {
  const isUnseen = useContext(Unseen)
  const { sizePx, name } = subject
  const spoken = isAlone ? ({ role: 'img', 'aria-label': name } as const) : ({ 'aria-hidden': true } as const)
  return (
    <span className={className} style={placeOf(sizePx)} data-face={subject.item.id} {...spoken}>
      {!isUnseen && <DrawnFace {...subject} pictureUrl={pictureUrl} />}
    </span>
  )
}

const places = new Map<number, CSSProperties>()

/** By itself and not in a style sheet: it must hold before any sheet of a later part arrives. */
function placeOf(sizePx: number): CSSProperties {
  const known = places.get(sizePx)
  if (known) return known
  const place: CSSProperties = {
    position: 'relative',
    display: 'inline-block',
    flex: 'none',
    width: sizePx,
    height: sizePx,
    verticalAlign: 'middle',
  }
  places.set(sizePx, place)
  return place
}
