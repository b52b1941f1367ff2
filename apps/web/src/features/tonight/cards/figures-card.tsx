import { type ReactNode, useId } from 'react'
import styles from '#web/features/tonight/tonight.module.css'
import { Panel, Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface FiguresCardProps {
  title: string
  /** Part of another card: without a frame, one level below its title. */
  isInset?: boolean
  children: ReactNode
}

/** A short list whose figures are pulls. */
export function FiguresCard({ title, isInset = false, children }: FiguresCardProps) {
  const titleId = useId()
  const Frame = isInset ? Stack : Panel
  return (
    <Frame as="section" gap={8} className={isInset ? styles.inset : styles.figures} aria-labelledby={titleId}>
      <Text kind={isInset ? 'bold' : 'title'} as={isInset ? 'h3' : 'h2'} id={titleId}>
        {title}
      </Text>
      <ul>{children}</ul>
    </Frame>
  )
}
