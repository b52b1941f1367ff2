import { type ReactNode, useId } from 'react'
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
    <Panel as="section" aria-labelledby={titleId}>
      <Row wrap justify="between" gap={8} rowGap={2} padX={20} padY={12}>
        <Text as="h2" kind="title" id={titleId}>
          {title}
        </Text>
        <Text as="div" kind="note" fixed>
          {side}
        </Text>
      </Row>
      {children}
    </Panel>
  )
}
