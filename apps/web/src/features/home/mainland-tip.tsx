import MapPin from 'lucide-react/icons/map-pin'
import { useTranslations } from 'use-intl'
import styles from '#web/features/home/home.module.css'

interface MainlandTipProps {
  /** https */
  url: string
}

/** One line that leads readers in mainland China to the site made for them. (HOME-4) */
export function MainlandTip({ url }: MainlandTipProps) {
  const t = useTranslations('home')
  return (
    <p className={styles.tip}>
      <MapPin className={styles.mainlandTipIcon} size={16} strokeWidth={1.75} aria-hidden />
      <span>
        {t.rich('mainland', {
          site: (words) => (
            <a href={url} className={styles.mainlandTipLink} target="_blank" rel="noopener noreferrer">
              {words}
            </a>
          ),
        })}
      </span>
    </p>
  )
}
