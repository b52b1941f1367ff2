import { ChevronRight, Moon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/home/home.module.css'
import { HeroChart } from '#web/ui/art/hero-chart.tsx'
import { PageLink } from '#web/ui/link/page-link.tsx'

/** The place of the first card, as high as the card will be, so that the content below does not move; its title leads to the page. (HOME-10) */
export function TonightSlot({ children }: { children: ReactNode }) {
  const t = useTranslations('home')
  const titleId = useId()
  return (
    <section className={styles.slot} aria-labelledby={titleId}>
      <span className={styles.sky} aria-hidden>
        <HeroChart className={styles.tonightSlotChart} />
      </span>
      <h2 id={titleId} className={styles.tonightSlotTitle}>
        <PageLink to="/tonight" className={styles.tonightSlotLink ?? ''}>
          <Moon className={styles.tonightSlotIcon} size={20} strokeWidth={1.75} aria-hidden />
          {t('tonight')}
          <ChevronRight className={styles.way} size={18} strokeWidth={1.75} aria-hidden />
        </PageLink>
      </h2>
      {children}
    </section>
  )
}
