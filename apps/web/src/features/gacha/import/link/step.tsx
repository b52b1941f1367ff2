import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import styles from '#web/features/gacha/import/import.module.css'
import { Grid, Stack } from '#web/ui/layout/layout.tsx'
import { Tile } from '#web/ui/layout/tile.tsx'
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
    <Grid as="section" gap={14} rowGap={0} align="center" className={styles.step} aria-label={title}>
      <Tile px={32} tone={isDone ? 'ok' : 'primary'} isRound>
        {isDone ? <Check size={16} strokeWidth={2.25} /> : number}
      </Tile>
      <Text kind="bold" as="h3">
        {title}
      </Text>
      <Stack gap={10} className={styles.body}>
        {children}
      </Stack>
    </Grid>
  )
}
