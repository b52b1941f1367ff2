import styles from '#web/ui/message/message.module.css'

interface ProgressProps {
  label: string
}

/** A line that says: something is on its way. */
export function Progress({ label }: ProgressProps) {
  return <div className={styles.progress} role="progressbar" aria-label={label} />
}
