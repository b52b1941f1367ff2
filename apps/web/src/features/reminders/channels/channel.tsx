import type { ReminderOverview } from '@ephemeris/contract/reminders/reminders'
import type { LucideIcon } from 'lucide-react'
import { Children, type ComponentType, type ReactNode, useId } from 'react'
import styles from '#web/features/reminders/channels/channels.module.css'

/** What a page shows of a channel: its sign, and where it is set up. */
export interface ChannelCard {
  readonly icon: LucideIcon
  readonly Card: ComponentType<{ overview: ReminderOverview }>
}

interface ChannelProps {
  icon: LucideIcon
  title: string
  /** Of the control that switches it; the title is its label then. */
  controlId?: string
  /** One line about its state. */
  line: ReactNode
  control?: ReactNode
  /** What else there is to say and to do. */
  children?: ReactNode
}

/** One channel: what it is, its state, and its switch. */
export function Channel({ icon: Icon, title, controlId, line, control, children }: ChannelProps) {
  const titleId = useId()

  return (
    <section className={styles.channel} aria-labelledby={titleId}>
      <div className={styles.top}>
        <span className={styles.tile}>
          <Icon size={18} strokeWidth={1.75} aria-hidden />
        </span>
        <div className={styles.words}>
          <h3 id={titleId} className={styles.title}>
            {controlId ? <label htmlFor={controlId}>{title}</label> : title}
          </h3>
          <p className={styles.line}>{line}</p>
        </div>
        {control}
      </div>
      {Children.toArray(children).length > 0 && <div className={styles.body}>{children}</div>}
    </section>
  )
}
