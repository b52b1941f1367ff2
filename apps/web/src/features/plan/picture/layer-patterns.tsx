import styles from '#web/features/plan/picture/picture.module.css'

/** The dots of usual events and the hatch of what is bought, for one drawing. */
export function LayerPatterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}-usual`} width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" className={styles.wash} />
        <circle cx="1.5" cy="1.5" r="0.8" className={styles.dot} />
        <circle cx="4.5" cy="4.5" r="0.8" className={styles.dot} />
      </pattern>
      <pattern id={`${id}-bought`} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="5" height="5" className={styles.paper} />
        <rect width="1.2" height="5" className={styles.hatch} />
      </pattern>
    </defs>
  )
}
