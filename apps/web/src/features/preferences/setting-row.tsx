import { type ReactNode, useId } from 'react'
import styles from '#web/features/preferences/setting-row.module.css'

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
    <div className={styles.row}>
      <div className={styles.words}>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <span id={hintId} className={styles.hint}>
            {hint}
          </span>
        )}
      </div>
      {children({ id, describedBy: hint ? hintId : undefined })}
    </div>
  )
}
