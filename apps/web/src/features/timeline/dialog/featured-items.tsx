import type { Activity } from '@ephemeris/core/activity/activity'
import { rankLetterOf } from '@ephemeris/core/gacha/rarity'
import { useTranslations } from 'use-intl'
import styles from '#web/features/timeline/dialog/featured-items.module.css'

interface FeaturedItemsProps {
  activity: Pick<Activity, 'gameId' | 'featured'>
}

/** Who or what a banner raises the odds of, the rarest first. */
export function FeaturedItems({ activity: { gameId, featured } }: FeaturedItemsProps) {
  const t = useTranslations('timeline')
  if (featured.length === 0) return null

  return (
    <section className={styles.section} aria-label={t('dialog.featured')}>
      <h3 className={styles.label}>{t('dialog.featured')}</h3>
      <ul className={styles.items}>
        {featured
          .toSorted((a, b) => b.rank - a.rank)
          .map(({ id, name, rank }) => (
            <li key={id} className={styles.item} data-rank={rank}>
              {name}
              <span className={styles.rank}>
                {rankLetterOf(gameId, rank) ?? t('dialog.stars', { rank: String(rank) })}
              </span>
            </li>
          ))}
      </ul>
    </section>
  )
}
