import { QrCode } from 'lucide-react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/home/home.module.css'
import { MainlandTip } from '#web/features/home/mainland-tip.tsx'
import { BrandMark } from '#web/ui/art/brand-mark.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'

interface HeroLineProps {
  offersLogin: boolean
  /** The mainland's site, where its readers are at another one. */
  mainlandUrl: string | null
}

/** What this is, in one line for those who know it. (HOME-10) */
export function HeroLine({ offersLogin, mainlandUrl }: HeroLineProps) {
  const t = useTranslations('home')
  const shell = useTranslations('shell')

  return (
    <section className={styles.line}>
      <span className={styles.heroLineMark}>
        <BrandMark size={22} />
      </span>
      <h1 className={styles.heroLineTitle}>{shell('appTitle')}</h1>
      <p className={styles.heroLineWords}>{t('line')}</p>
      {offersLogin && (
        <LinkButton to="/settings?highlight=login">
          <QrCode size={18} strokeWidth={1.75} aria-hidden />
          {t('logIn')}
        </LinkButton>
      )}
      {mainlandUrl !== null && <MainlandTip url={mainlandUrl} />}
    </section>
  )
}
