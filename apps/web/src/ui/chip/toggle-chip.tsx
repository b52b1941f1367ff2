import type { ComponentPropsWithRef } from 'react'
import styles from '#web/ui/chip/chip.module.css'

interface ToggleChipProps extends ComponentPropsWithRef<'button'> {
  isPressed: boolean
}

/** A small switch that is worn like a badge. */
export function ToggleChip({ isPressed, className = '', ...props }: ToggleChipProps) {
  return <button type="button" className={`${styles.toggle} ${className}`} aria-pressed={isPressed} {...props} />
}
