import styles from '#web/ui/message/message.module.css'

interface ProgressProps {
  label: string
}

/** A line that says: something is on its way. */
export function Progress({ label }: ProgressProps) {
  return <div className={styles.progress} role="progressbar" aria-label={label} />
}

/** In the place of rows that are on their way, as in the first paint. */
export function GreyRows() {
  return <div className="grey-rows" aria-hidden />
}
