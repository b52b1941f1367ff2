import { useTranslations } from 'use-intl'
import styles from '#web/features/preferences/server-line.module.css'
import { chooseServer, useIsServerInDoubt, useServerZone } from '#web/state/server-zone'
import { PageLink } from '#web/ui/link/page-link.tsx'

/** Until a server was chosen: whose times the page shows, a way to another one, and a click that keeps it. (ZONE-5) */
export function ServerLine() {
  const t = useTranslations('shell')
  const isInDoubt = useIsServerInDoubt()
  const zone = useServerZone()
  if (!isInDoubt) return null

  return (
    <p className={styles.line}>
      <span>{t('server.line', { server: t(`server.names.${zone}`) })}</span>
      <span className={styles.ways}>
        <PageLink to="/settings?highlight=games" className={styles.way ?? ''}>
          {t('server.change')}
        </PageLink>
        <button type="button" className={styles.way} onClick={() => chooseServer(zone)}>
          {t('server.right')}
        </button>
      </span>
    </p>
  )
}
