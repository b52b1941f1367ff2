import { useState } from 'react'
import { useFormatter } from 'use-intl'
import styles from '#web/features/plan/owned/owned.module.css'
import { readTypedAmount } from '#web/features/plan/owned/typed-amount'
import { textClass } from '#web/ui/text/text.tsx'

interface NumberFieldProps {
  id: string
  /** `null`: not said. */
  value: number | null
  max: number
  /** Shown where nothing was said. */
  placeholder?: string
  describedBy?: string | undefined
  onChange: (value: number) => void
  /** The field was emptied; without it an empty field returns to its value. */
  onClear?: () => void
}

/** A whole number from 0 on, or nothing; its label is elsewhere and refers to its `id`. */
export function NumberField({ id, value, max, placeholder, describedBy, onChange, onClear }: NumberFieldProps) {
  const format = useFormatter()
  const [typed, setTyped] = useState<string | null>(null)

  function type(text: string): void {
    setTyped(text)
    const amount = readTypedAmount(text, max)
    if (amount !== null) onChange(amount)
    else if (text.trim() === '') onClear?.()
  }

  return (
    <input
      id={id}
      className={`${styles.field} ${textClass('body')} ${textClass('medium')}`}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={16}
      placeholder={placeholder}
      value={typed ?? (value === null ? '' : format.number(value))}
      aria-describedby={describedBy}
      onFocus={(event) => {
        setTyped(value === null ? '' : String(value))
        event.target.select()
      }}
      onChange={(event) => type(event.target.value)}
      onBlur={() => setTyped(null)}
    />
  )
}
