import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from '#web/features/timeline/dialog/dialog.module.css'
import { Grid } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface SourceRowProps {
  icon: LucideIcon
  title: string
  /** Beside it. */
  more?: ReactNode
  hint?: ReactNode
  /** A link or button at the right. */
  action?: ReactNode
  tone?: 'warn'
  children?: ReactNode
}

/** One thing that is known of where an activity comes from. */
export function SourceRow({ icon: Icon, title, more, hint, action, tone, children }: SourceRowProps) {
  return (
    <Grid as="li" align="start" gap={10} rowGap={2} text="note" className={styles.source} data-tone={tone}>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      <p>
        <Text kind="medium" as="b">
          {title}
        </Text>
        {more}
        {hint && <span> · {hint}</span>}
      </p>
      {action}
      {children}
    </Grid>
  )
}
