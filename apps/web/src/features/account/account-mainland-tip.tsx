import { hostParts } from '@ephemeris/core/site/host-parts'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/account/account.module.css'
import { useConfig } from '#web/state/config'

/** Leads readers of Simplified Chinese to the mainland's site, where they are at another one. (PANEL-14) */
export function AccountMainlandTip() {
  const t = useTranslations('account')
  const language = useLocale()
  const { data: config } = useConfig()
  const visit = { host: window.location.hostname, language, isSignedIn: false }
  const url = config ? hostParts(config.site, visit).mainlandUrl : null
  if (url === null) return null

  return (
    <p className={styles.tip}>
      {t.rich('mainland', {
        site: (words) => (
          <a href={url} target="_blank" rel="noopener noreferrer">
            {words}
          </a>
        ),
      })}
    </p>
  )
}
