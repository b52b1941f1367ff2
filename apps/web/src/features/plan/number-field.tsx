import { useState } from 'react'
import { useFormatter } from 'use-intl'
import styles from '#web/features/plan/number-field.module.css'

interface NumberFieldProps {
  id: string
  value: number
  max: number
  describedBy?: string | undefined
  onChange: (value: number) => void
}

/** A whole number from 0 on; its label stands elsewhere and names its `id`. */
export function NumberField({ id, value, max, describedBy, onChange }: NumberFieldProps) {
  const format = useFormatter()
  const [typed, setTyped] = useState<string | null>(null)

  function type(text: string): void {
    const digits = text.replaceAll(/\D/g, '').slice(0, 9)
    setTyped(digits)
    if (digits !== '') onChange(Math.min(max, Number(digits)))
  }

  return (
    <input
      id={id}
      className={styles.field}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? format.number(value)}
      aria-describedby={describedBy}
      onFocus={(event) => {
        setTyped(String(value))
        event.target.select()
      }}
      onChange={(event) => type(event.target.value)}
      onBlur={() => setTyped(null)}
    />
  )
}
