import type { ReactNode } from 'react'
import styles from '#web/ui/phrases/names.module.css'

interface NamesProps {
  names: readonly string[]
  /** Between two of them, with its blank. */
  separator: string
  /** So many of them are shown, then how many more there are. */
  limit: number
  renderFirst?: (name: string) => ReactNode
}

/** Names in a row; where there are several lines, one ends between two names if it can. */
export function Names({ names, separator, limit, renderFirst = (name) => name }: NamesProps) {
  const comma = separator.trimEnd()
  const shown = names.slice(0, limit)
  const hasMore = names.length > shown.length
  return (
    <>
      {shown.map((name, place) => (
        <span key={name}>
          <span className={styles.name}>
            {place === 0 ? renderFirst(name) : <span>{name}</span>}
            {place < shown.length - 1 && <span>{comma}</span>}
            {place === shown.length - 1 && hasMore && <span>{`\u00a0+${names.length - shown.length}`}</span>}
          </span>
          {separator.slice(comma.length)}
        </span>
      ))}
    </>
  )
}
