import type { LucideIcon } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import styles from '#web/ui/button/button.module.css'

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  icon: LucideIcon
  /** Its accessible name and tooltip. */
  label: string
  /** 40 px or 32 px for a mouse; fingers always get 44. */
  size?: 'md' | 'sm'
}

/** A button that is an icon. */
export function IconButton({ icon: Icon, label, size = 'md', className = '', ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.iconButton} ${className}`}
      data-size={size}
      aria-label={label}
      title={label}
      {...props}
    >
      <Icon size={size === 'sm' ? 16 : 20} strokeWidth={1.75} aria-hidden />
    </button>
  )
}
