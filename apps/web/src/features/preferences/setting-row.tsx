import { type ReactNode, useId } from 'react'
import styles from '#web/features/preferences/setting-row.module.css'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface ControlIds {
  /** The label names the control with this id. */
  readonly id: string
  /** Id of the hint. */
  readonly describedBy: string | undefined
}

interface SettingRowProps {
  label: string
  hint?: string
  children: (ids: ControlIds) => ReactNode
}

/** One setting: its words at the left, its control at the right. */
export function SettingRow({ label, hint, children }: SettingRowProps) {
  const id = useId()
  const hintId = `${id}-hint`
  return (
    <SettingLine
      words={
        <>
          <label htmlFor={id}>{label}</label>
          {hint && (
            <Text kind="note" figures id={hintId}>
              {hint}
            </Text>
          )}
        </>
      }
    >
      {children({ id, describedBy: hint ? hintId : undefined })}
    </SettingLine>
  )
}

/** The same of what a label does not name. */
export function SettingLine({ words, children }: { words: ReactNode; children: ReactNode }) {
  return (
    <Row wrap justify="between" gap={12} rowGap={6} padY={6} className={styles.line}>
      <Stack className={styles.words}>{words}</Stack>
      {children}
    </Row>
  )
}
