import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/tonight/tonight.module.css'
import { Panel, Row, Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface FiguresCardProps {
  title: string
  /** Part of another card: without a frame, one level below its title. */
  isInset?: boolean
  children: ReactNode
}

/** A short list whose figures are pulls. */
export function FiguresCard({ title, isInset = false, children }: FiguresCardProps) {
  const t = useTranslations('tonight')
  const titleId = useId()
  const Frame = isInset ? Stack : Panel
  return (
    <Frame as="section" gap={8} className={isInset ? styles.inset : styles.figures} aria-labelledby={titleId}>
      <Row gap={12} align="baseline" justify="between">
        <Text kind={isInset ? 'bold' : 'title'} as={isInset ? 'h3' : 'h2'} id={titleId}>
          {title}
        </Text>
        <Text kind="note">{t('unit')}</Text>
      </Row>
      <ul>{children}</ul>
    </Frame>
  )
}
