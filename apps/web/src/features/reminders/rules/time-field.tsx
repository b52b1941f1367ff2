import { formatMinuteOfDay, type MinuteOfDay, readMinuteOfDay } from '@ephemeris/core/time/minute-of-day'
import { useId, useState } from 'react'
import styles from '#web/features/reminders/rules/time-field.module.css'

interface TimeFieldProps {
  label: string
  minute: MinuteOfDay
  /** What is wrong with what was typed; it stays in the field. */
  fault?: string | undefined
  onCommit: (minute: MinuteOfDay) => void
}

/** A time of day that is taken when it was typed to its end: on leaving the field, or by Enter. */
export function TimeField({ label, minute, fault, onCommit }: TimeFieldProps) {
  const faultId = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const [shownMinute, setShownMinute] = useState(minute)
  // What was saved takes the place of what was typed.
  if (shownMinute !== minute) {
    setShownMinute(minute)
    setDraft(null)
  }

  function commit(): void {
    const typed = draft === null ? null : readMinuteOfDay(draft)
    if (typed === null) setDraft(null)
    else if (typed !== minute || fault !== undefined) onCommit(typed)
  }

  return (
    <>
      <input
        type="time"
        className={styles.field}
        aria-label={label}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : faultId}
        value={draft ?? formatMinuteOfDay(minute)}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={commit}
        onKeyDown={({ key }) => {
          if (key === 'Enter') commit()
        }}
      />
      {fault !== undefined && (
        <span id={faultId} className={styles.fault} role="alert">
          {fault}
        </span>
      )}
    </>
  )
}
