import { useTranslations } from 'use-intl'
import styles from '#web/features/home/home.module.css'

interface FilingNumberProps {
  text: string
}

/** Where the register of sites in mainland China can be searched; sites are to link to it beside their number. */
const REGISTER_URL = 'https://beian.miit.gov.cn/'

/** The number under which the site is filed in mainland China: a quiet line at the foot of the page. (HOME-4) */
export function FilingNumber({ text }: FilingNumberProps) {
  const t = useTranslations('home')
  return (
    <footer className={styles.foot}>
      <a
        href={REGISTER_URL}
        className={styles.filingNumberLink}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('filing', { number: text })}
      >
        <span lang="zh-Hans">{text}</span>
      </a>
    </footer>
  )
}
