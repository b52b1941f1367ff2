import { Users } from 'lucide-react'
import { useTranslations } from 'use-intl'
import styles from '#web/app/screens/about/about.module.css'
import { BrandMark } from '#web/ui/art/brand-mark.tsx'
import { Card } from '#web/ui/card/card.tsx'

/** Who makes this product, with their roles. (PAGE-1) */
export function TeamCard() {
  const t = useTranslations('about')
  return (
    <Card icon={Users} title={t('team.title')}>
      <ul>
        <li className={styles.member}>
          <span className={styles.disc}>
            <BrandMark size={24} />
          </span>
          <span>
            <span className={styles.name}>{t('team.name')}</span>
            <span className={styles.role}>{t('team.role')}</span>
          </span>
        </li>
      </ul>
    </Card>
  )
}
