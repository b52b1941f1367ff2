import styles from '#web/ui/chip/chip.module.css'

interface TagProps {
  /** Expected, or not certain. */
  isDashed?: boolean
  children: string
}

/** A word behind a name: what is special about it. */
export function Tag({ isDashed = false, children }: TagProps) {
  return (
    <span className={styles.tag} data-dashed={isDashed || undefined}>
      {children}
    </span>
  )
}
