import type { ComponentPropsWithRef } from 'react'
import { Pressable } from '#web/ui/button/pressable.tsx'
import styles from '#web/ui/control/switch.module.css'

interface SwitchProps {
  id: string
  checked: boolean
  describedBy?: string | undefined
  onChange: (checked: boolean) => void
}

/** On or off, with immediate effect; its label is elsewhere and refers to its `id`. */
export function Switch({ id, checked, describedBy, onChange }: SwitchProps) {
  return (
    <input
      type="checkbox"
      role="switch"
      aria-checked={checked}
      id={id}
      className={styles.switch}
      checked={checked}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
}

/** The look of a switch for a button that stays pressed. */
export function SwitchButton({ className, ...props }: ComponentPropsWithRef<'button'>) {
  return <Pressable {...props} className={`${styles.switch} ${className}`} />
}
