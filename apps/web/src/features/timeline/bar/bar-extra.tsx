import styles from '#web/features/timeline/bar/bar.module.css'
import { useBarExtra } from '#web/state/timeline/bar-extras'

interface BarExtraProps {
  activityId: string
}

/** What a bar shows beside its picture. Extras come after the bars, and only this and the bar's name are drawn again. */
export function BarExtra({ activityId }: BarExtraProps) {
  const extra = useBarExtra(activityId)
  if (!extra) return null
  return (
    <span className={styles.extra} data-extra={extra.kind} aria-hidden>
      {extra.node}
    </span>
  )
}

/** The same without its place in the bar. */
export function BarExtraNode({ activityId }: BarExtraProps) {
  return useBarExtra(activityId)?.node
}
