import MapPin from 'lucide-react/icons/map-pin'
import { useTranslations } from 'use-intl'
import styles from '#web/features/home/home.module.css'
import { Row } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface MainlandTipProps {
  /** https */
  url: string
}

/** One line that leads readers in mainland China to the site made for them. (HOME-4) */
export function MainlandTip({ url }: MainlandTipProps) {
  const t = useTranslations('home')
  return (
    <Row as="p" gap={8} text="hint" className={styles.tip}>
      <MapPin className={styles.mainlandTipIcon} size={16} strokeWidth={1.75} aria-hidden />
      <span>
        {t.rich('mainland', {
          site: (words) => (
            <Text
              as="a"
              kind="link"
              href={url}
              className={styles.mainlandTipLink}
              target="_blank"
              rel="noopener noreferrer"
            >
              {words}
            </Text>
          ),
        })}
      </span>
    </Row>
  )
}
