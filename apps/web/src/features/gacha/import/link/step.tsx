import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import styles from '#web/features/gacha/import/import.module.css'
import { Grid, Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface StepProps {
  number: number
  title: string
  /** What it asks for is there. */
  isDone?: boolean
  children: ReactNode
}

/** One of the steps of an import, under the one before. */
export function Step({ number, title, isDone = false, children }: StepProps) {
  return (
    <Grid as="section" gap={14} rowGap={0} className={styles.step} aria-label={title}>
      <Text kind="strong" className={styles.disc} data-done={isDone || undefined} aria-hidden>
        {isDone ? <Check size={16} strokeWidth={2.25} /> : number}
      </Text>
      <Text kind="bold" as="h3" className={styles.stepTitle}>
        {title}
      </Text>
      <Stack gap={10} className={styles.body}>
        {children}
      </Stack>
    </Grid>
  )
}
