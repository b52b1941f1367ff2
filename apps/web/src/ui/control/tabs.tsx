import type { LucideIcon } from 'lucide-react'
import { type KeyboardEvent, useId } from 'react'
import styles from '#web/ui/control/tabs.module.css'

interface Tab<T extends string> {
  readonly value: T
  readonly label: string
  readonly icon?: LucideIcon
  /** Cannot be chosen yet. */
  readonly isDisabled?: boolean
}

interface TabsProps<T extends string> {
  label: string
  tabs: readonly Tab<T>[]
  value: T
  onChange: (value: T) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Names of parts of which one is shown; the arrow keys go from one to the next. */
export function Tabs<T extends string>({ label, tabs, value, onChange }: TabsProps<T>) {
  const name = useId()
  const able = tabs.filter(({ isDisabled }) => !isDisabled)

  function step(event: KeyboardEvent<HTMLElement>): void {
    const by = STEPS[event.key]
    if (by === undefined) return
    const at = able.findIndex((tab) => tab.value === value)
    const next = able[(at + by + able.length) % able.length]
    if (!next) return
    event.preventDefault()
    onChange(next.value)
    document.getElementById(`${name}-${next.value}`)?.focus()
  }

  return (
    <div className={styles.tabs} role="tablist" aria-label={label}>
      {tabs.map(({ value: own, label: text, icon: Icon, isDisabled = false }) => (
        <button
          key={own}
          id={`${name}-${own}`}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={own === value}
          tabIndex={own === value ? 0 : -1}
          disabled={isDisabled}
          onClick={() => onChange(own)}
          onKeyDown={step}
        >
          {Icon && <Icon size={16} strokeWidth={1.75} aria-hidden />}
          {text}
        </button>
      ))}
    </div>
  )
}
