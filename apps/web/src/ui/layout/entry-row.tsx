import type { ReactNode } from 'react'
import styles from '#web/ui/layout/entry.module.css'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface EntryRowProps {
  /** Before the words. */
  sign?: ReactNode
  title: ReactNode
  hint?: ReactNode
  /** Of a list unless it says otherwise. */
  as?: 'li' | 'div' | 'label'
  className?: string | undefined
  /** What can be done with it, or what it is; at the right. */
  children?: ReactNode
}

/** One of several things: what it is, more about it, and what can be done with it. */
export function EntryRow({ sign, title, hint, as = 'li', className = '', children }: EntryRowProps) {
  return (
    <Row as={as} gap={12} className={`${styles.entry} ${className}`}>
      {sign}
      <Stack as="span" grow text="body" className={styles.words}>
        <Text kind="medium">{title}</Text>
        {hint && (
          <Text kind="note" figures>
            {hint}
          </Text>
        )}
      </Stack>
      {children}
    </Row>
  )
}
