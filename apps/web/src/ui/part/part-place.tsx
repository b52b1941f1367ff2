import styles from '#web/ui/part/part-place.module.css'

interface PartPlaceProps {
  /** The part of a dialog that is on its way; `chance`: with a pity that is known. */
  of: 'rewards' | 'bell' | 'ask' | 'chance' | 'votes'
}

/** As high as what comes, so that nothing moves under a finger when it does. (SHELL-67) */
export function PartPlace({ of }: PartPlaceProps) {
  return <div className={styles.place} data-place={of} aria-hidden />
}
