import type { ComponentPropsWithRef } from 'react'
import styles from '#web/ui/button/button.module.css'

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `primary` once per view; `danger` for what takes something away. */
  look?: 'primary' | 'outline' | 'quiet' | 'ghost' | 'danger'
  size?: 'md' | 'lg'
}

/** A button with words; an icon may come before them. */
export function Button({ look = 'outline', size = 'md', className = '', ...props }: ButtonProps) {
  return (
    <button type="button" className={`${styles.button} ${className}`} data-look={look} data-size={size} {...props} />
  )
}
