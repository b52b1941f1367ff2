import { Link, type LinkProps } from 'react-router'
import styles from '#web/ui/button/button.module.css'
import type { ButtonProps } from '#web/ui/button/button.tsx'

interface LinkButtonProps extends Omit<LinkProps, 'className'>, Pick<ButtonProps, 'look' | 'size'> {}

/** A link to another page that looks like a button. */
export function LinkButton({ look = 'outline', size = 'md', ...props }: LinkButtonProps) {
  return <Link className={styles.button ?? ''} data-look={look} data-size={size} {...props} />
}
