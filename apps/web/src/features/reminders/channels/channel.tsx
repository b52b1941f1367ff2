import type { ReminderOverview } from '@ephemeris/contract/reminders/reminders'
import type { LucideIcon } from 'lucide-react'
import { Children, type ComponentType, type ReactNode, useId } from 'react'
import styles from '#web/features/reminders/channels/channels.module.css'
import { Grid, Row, Stack } from '#web/ui/layout/layout.tsx'
import { Tile } from '#web/ui/layout/tile.tsx'
import { Text } from '#web/ui/text/text.tsx'

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
    <Stack as="section" padY={14} className={styles.channel} aria-labelledby={titleId}>
      <Row gap={12}>
        <Tile px={36}>
          <Icon size={18} strokeWidth={1.75} aria-hidden />
        </Tile>
        <Stack grow>
          <Text as="h3" kind="strong" id={titleId}>
            {controlId ? <label htmlFor={controlId}>{title}</label> : title}
          </Text>
          <Text as="p" kind="note" anywhere>
            {line}
          </Text>
        </Stack>
        {control}
      </Row>
      {Children.toArray(children).length > 0 && (
        <Grid gap={8} className={styles.body}>
          {children}
        </Grid>
      )}
    </Stack>
  )
}

/** A channel that cannot be had here, and why: after all that can. */
export function MissingChannel({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <Row as="p" gap={10} padY={8} text="hint" className={styles.missing}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      {children}
    </Row>
  )
}
