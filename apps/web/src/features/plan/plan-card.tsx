import { type ReactNode, useId } from 'react'
import styles from '#web/features/plan/plan-answers.module.css'
import { Panel, Row } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface PlanCardProps {
  title: string
  /** At the right of the title. */
  side?: ReactNode
  children: ReactNode
}

/** A titled card whose rows reach from edge to edge. */
export function PlanCard({ title, side, children }: PlanCardProps) {
  const titleId = useId()
  return (
    <Panel as="section" className={styles.card} aria-labelledby={titleId}>
      <Row gap={8} rowGap={4} wrap text="note" className={styles.head}>
        <Text as="h2" kind="title" id={titleId} className={styles.title}>
          {title}
        </Text>
        {side}
      </Row>
      {children}
    </Panel>
  )
}
