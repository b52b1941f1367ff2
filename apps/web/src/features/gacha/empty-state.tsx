import type { ReactNode } from 'react'
import styles from '#web/features/gacha/gacha.module.css'
import { Stack } from '#web/ui/layout/layout.tsx'
import { EmptyStar } from '#web/ui/message/empty-star.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface EmptyStateProps {
  /** One sentence. */
  text: string
  /** What to do about it, the likeliest first. */
  children?: ReactNode
}

/** In the place of what is not there yet. */
export function EmptyState({ text, children }: EmptyStateProps) {
  return (
    <Stack gap={16} align="center" className={styles.empty}>
      <EmptyStar />
      <Text kind="quiet" as="p" className={styles.text}>
        {text}
      </Text>
      {children}
    </Stack>
  )
}
