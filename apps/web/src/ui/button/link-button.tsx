import styles from '#web/ui/button/button.module.css'
import type { ButtonProps } from '#web/ui/button/button.tsx'
import { PageLink, type PageLinkProps } from '#web/ui/link/page-link.tsx'

interface LinkButtonProps extends Omit<PageLinkProps, 'className'>, Pick<ButtonProps, 'look' | 'size'> {}

/** A link to another page that looks like a button. */
export function LinkButton({ look = 'outline', size = 'md', ...props }: LinkButtonProps) {
  return <PageLink className={styles.button ?? ''} data-look={look} data-size={size} {...props} />
}
