import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from '#web/ui/layout/layout.module.css'
import { Row } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface PageProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  title: string
  /** At the right of the title. */
  actions?: ReactNode
  /** One sentence below the title. */
  intro?: string
  children: ReactNode
}

/** A page of the usual width: its head, and what it shows below each other. */
export function Page({ title, actions, intro, className = '', children, ...props }: PageProps) {
  return (
    <div className={`${styles.page} ${className}`} {...props}>
      <Row gap={8} className={styles.pageHead}>
        <Text kind="page" as="h1" grow>
          {title}
        </Text>
        {actions}
      </Row>
      {intro && (
        <Text kind="quiet" as="p" className={styles.pageIntro}>
          {intro}
        </Text>
      )}
      {children}
    </div>
  )
}
