import { useTranslations } from 'use-intl'
import styles from '#web/features/reminders/calendar/calendar.module.css'
import { CopiedLink } from '#web/features/reminders/calendar/copied-link.tsx'
import { reachOf, subscribeLinks } from '#web/features/reminders/calendar/subscribe-links'
import { ExternalLink } from '#web/ui/link/external-link.tsx'
import { Notice } from '#web/ui/message/notice.tsx'

const ICON_PX = 14

/** The link of a feed, to copy, to scan, or to open in the calendars that can reach it. (FEED-20) */
export function FeedAddress({ url }: { url: string }) {
  const t = useTranslations('calendar')
  const { hostname } = new URL(url)
  const { apple, google, outlook } = subscribeLinks(url)
  const reach = reachOf(hostname)

  return (
    <>
      <CopiedLink key={url} url={url} scanned={apple} />
      <div className={styles.ways}>
        {google && (
          <ExternalLink href={google} className={styles.way} iconPx={ICON_PX}>
            {t('google')}
          </ExternalLink>
        )}
        <a href={apple} className={styles.way}>
          {t('apple')}
        </a>
        {outlook && (
          <ExternalLink href={outlook} className={styles.way} iconPx={ICON_PX}>
            {t('outlook')}
          </ExternalLink>
        )}
      </div>
      {reach !== 'internet' && (
        <Notice tone="warn">{t(reach === 'computer' ? 'own' : 'home', { host: hostname })}</Notice>
      )}
    </>
  )
}
