import type { ElementType, ReactNode } from 'react'
import styles from '#web/features/plan/owned/owned.module.css'
import { Row } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface FieldLabelProps {
  /** Of the field that it names, if there is one alone. */
  fieldId?: string
  hint?: ReactNode
  children: ReactNode
}

/** What a field of the plan asks, and more about it. */
export function FieldLabel({ fieldId, hint = null, children }: FieldLabelProps) {
  const Label = (fieldId ? 'label' : 'span') as ElementType
  return (
    <Text as={Label} kind="body" tight grow htmlFor={fieldId} className={styles.label}>
      {children}
      {hint !== null && (
        <Text kind="note" as="div" tight className={styles.hint}>
          {hint}
        </Text>
      )}
    </Text>
  )
}

interface FieldRowProps extends Omit<FieldLabelProps, 'children'> {
  label: ReactNode
  children: ReactNode
}

/** A label with its field at the right. */
export function FieldRow({ label, children, ...props }: FieldRowProps) {
  return (
    <Row gap={12} padY={4} justify="between" className={styles.row}>
      <FieldLabel {...props}>{label}</FieldLabel>
      {children}
    </Row>
  )
}
