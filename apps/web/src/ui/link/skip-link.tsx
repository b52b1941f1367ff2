import type { ReactNode } from 'react'
import styles from '#web/ui/link/skip-link.module.css'
import { Text } from '#web/ui/text/text.tsx'

interface SkipLinkProps {
  /** Moves the focus. */
  onSkip: () => void
  children: ReactNode
}

/** Seen while it has the focus: past what comes before the content. The address stays, so that a step back leads to another page. (SHELL-50) */
export function SkipLink({ onSkip, children }: SkipLinkProps) {
  return (
    <Text
      as="a"
      kind="bold"
      href="#main"
      className={styles.skip}
      onClick={(event) => {
        event.preventDefault()
        onSkip()
      }}
    >
      {children}
    </Text>
  )
}
