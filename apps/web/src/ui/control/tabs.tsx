import type { LucideIcon } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import styles from '#web/ui/control/fields.module.css'

interface Tab<T extends string> {
  readonly value: T
  readonly label: string
  readonly icon?: LucideIcon
  /** Cannot be chosen yet. */
  readonly isDisabled?: boolean
}

interface TabsProps<T extends string> {
  /** Id of the `TabPanel` that shows the chosen part. */
  panelId: string
  label: string
  tabs: readonly Tab<T>[]
  value: T
  onChange: (value: T) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Names of parts of which one is shown; the arrow keys go from one to the next. */
export function Tabs<T extends string>({ panelId, label, tabs, value, onChange }: TabsProps<T>) {
  const able = tabs.filter(({ isDisabled }) => !isDisabled)

  function step(event: KeyboardEvent<HTMLElement>): void {
    const by = STEPS[event.key]
    if (by === undefined) return
    const at = able.findIndex((tab) => tab.value === value)
    const next = able[(at + by + able.length) % able.length]
    if (!next) return
    event.preventDefault()
    onChange(next.value)
    document.getElementById(tabId(panelId, next.value))?.focus()
  }

  return (
    <div className={styles.tabs} role="tablist" aria-label={label}>
      {tabs.map(({ value: own, label: text, icon: Icon, isDisabled = false }) => (
        <button
          key={own}
          id={tabId(panelId, own)}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={own === value}
          aria-controls={own === value ? panelId : undefined}
          tabIndex={own === value ? 0 : -1}
          disabled={isDisabled}
          onClick={() => onChange(own)}
          onKeyDown={step}
        >
          {Icon && <Icon size={16} strokeWidth={1.75} aria-hidden />}
          <span>{text}</span>
        </button>
      ))}
    </div>
  )
}

interface TabPanelProps {
  id: string
  /** The tab that is chosen; `null` while there is only one part and no tabs are shown. */
  tab: string | null
  className?: string | undefined
  children: ReactNode
}

/** The part that the chosen tab shows, named by that tab. */
export function TabPanel({ id, tab, className, children }: TabPanelProps) {
  const names = tab === null ? {} : { role: 'tabpanel', 'aria-labelledby': tabId(id, tab) }
  return (
    <div id={id} {...names} className={className}>
      {children}
    </div>
  )
}

function tabId(panelId: string, tab: string): string {
  return `${panelId}-${tab}`
}
