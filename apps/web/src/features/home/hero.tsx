import { CalendarRange, Gem, QrCode } from 'lucide-react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/home/home.module.css'
import { MainlandTip } from '#web/features/home/mainland-tip.tsx'
import { BrandMark } from '#web/ui/art/brand-mark.tsx'
import { HeroChart } from '#web/ui/art/hero-chart.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'

interface HeroProps {
  offersLogin: boolean
  /** The mainland's site, where its readers are at another one. */
  mainlandUrl: string | null
}

/** What this is, and the ways into it. */
export function Hero({ offersLogin, mainlandUrl }: HeroProps) {
  const t = useTranslations('home')
  const shell = useTranslations('shell')

  return (
    <section className={styles.hero}>
      <HeroChart className={styles.heroChart} />
      <div className={styles.heroWords}>
        <span className={styles.heroMark}>
          <BrandMark size={56} />
        </span>
        <h1 className={styles.heroTitle}>{shell('appTitle')}</h1>
        <p className={styles.intro}>{t('intro')}</p>
        <div className={styles.ways}>
          <LinkButton look="primary" size="lg" to="/timeline">
            <CalendarRange size={18} strokeWidth={1.75} aria-hidden />
            {t('openTimeline')}
          </LinkButton>
          <LinkButton size="lg" to="/gacha">
            <Gem size={18} strokeWidth={1.75} aria-hidden />
            {t('pullHistory')}
          </LinkButton>
          {offersLogin && (
            <LinkButton size="lg" to="/settings?highlight=login">
              <QrCode size={18} strokeWidth={1.75} aria-hidden />
              {t('logIn')}
            </LinkButton>
          )}
        </div>
        {mainlandUrl !== null && <MainlandTip url={mainlandUrl} />}
      </div>
    </section>
  )
}
