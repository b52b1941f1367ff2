import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/app/shell/shell.module.css'

interface SkipLinkProps {
  /** The content, with the id `main`. */
  target: RefObject<HTMLElement | null>
}

/** The first that Tab reaches: past the navigation. The address stays, so that a step back leads to another page. (SHELL-50) */
export function SkipLink({ target }: SkipLinkProps) {
  const t = useTranslations('shell')
  return (
    // biome-ignore lint/a11y/useValidAnchor: to readers it is a link to a place on the page
    <a
      href="#main"
      className={styles.skip}
      onClick={(event) => {
        event.preventDefault()
        target.current?.focus()
      }}
    >
      {t('skip')}
    </a>
  )
}
