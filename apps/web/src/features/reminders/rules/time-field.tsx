import { formatMinuteOfDay, type MinuteOfDay, readMinuteOfDay } from '@ephemeris/core/time/minute-of-day'
import { useId, useState } from 'react'
import styles from '#web/features/reminders/rules/rules.module.css'
import { useMinuteText } from '#web/features/reminders/rules/use-minute-text'
import { Select } from '#web/ui/control/select.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface TimeFieldProps {
  label: string
  minute: MinuteOfDay
  /** What is wrong with what was chosen; it stays in the field. */
  fault?: string | undefined
  onCommit: (minute: MinuteOfDay) => void
}

const HALF_HOURS = Array.from({ length: 48 }, (_, half) => half * 30)

/** A time of day, to half an hour, written as the player's clock is; another one that was saved before stays in the list. */
export function TimeField({ label, minute, fault, onCommit }: TimeFieldProps) {
  const id = useId()
  const minuteText = useMinuteText()
  const [refused, setRefused] = useState<MinuteOfDay | null>(null)
  const shown = fault === undefined ? minute : (refused ?? minute)
  const times = [...new Set([...HALF_HOURS, minute])].toSorted((one, other) => one - other)

  function choose(text: string): void {
    const chosen = readMinuteOfDay(text)
    if (chosen === null) return
    setRefused(chosen)
    onCommit(chosen)
  }

  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <Select
        id={id}
        size="sm"
        isInvalid={fault !== undefined}
        describedBy={fault === undefined ? undefined : `${id}-fault`}
        options={times.map((time) => ({ value: formatMinuteOfDay(time), label: minuteText(time) }))}
        value={formatMinuteOfDay(shown)}
        onChange={choose}
      />
      {fault !== undefined && (
        <Text kind="small" id={`${id}-fault`} className={styles.fault} role="alert">
          {fault}
        </Text>
      )}
    </>
  )
}
