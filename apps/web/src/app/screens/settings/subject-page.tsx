import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/app/screens/settings/settings.module.css'
import { useAddress } from '#web/lib/page/router.tsx'
import { Row } from '#web/ui/layout/layout.tsx'
import { PageLink } from '#web/ui/link/page-link.tsx'

/** One subject on a phone, with the way back to the list. (SET-41) */
export function SubjectPage({ children }: { children: ReactNode }) {
  const t = useTranslations('settings')
  const back = useRef<HTMLAnchorElement>(null)
  const { isFirst } = useAddress()

  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    if (!isFirst) back.current?.focus({ preventScroll: true })
  }, [isFirst])

  return (
    <>
      <Row as="h1" text="hint">
        <Row as={PageLink} gap={8} padX={12} to="/settings" className={styles.back} ref={back}>
          <ArrowLeft size={20} strokeWidth={1.75} aria-hidden />
          {t('title')}
        </Row>
      </Row>
      {children}
    </>
  )
}
