import type { ReactNode } from 'react'
import styles from '#web/ui/layout/entry.module.css'
import { Stack } from '#web/ui/layout/layout.tsx'

/** What is to be done, each with its number: children are `li`. */
export function Steps({ children }: { children: ReactNode }) {
  return (
    <Stack as="ol" gap={8} text="body" className={styles.steps}>
      {children}
    </Stack>
  )
}
