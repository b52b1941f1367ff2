import type { Activity } from '@ephemeris/core/activity/activity'
import { rankLetterOf } from '@ephemeris/core/gacha/rarity'
import { useTranslations } from 'use-intl'
import styles from '#web/features/timeline/dialog/dialog.module.css'
import { Face } from '#web/ui/face/face.tsx'

interface FeaturedItemsProps {
  activity: Pick<Activity, 'gameId' | 'featured'>
}

/** Who or what a banner raises the odds of, the rarest first. */
export function FeaturedItems({ activity: { gameId, featured } }: FeaturedItemsProps) {
  const t = useTranslations('timeline')
  if (featured.length === 0) return null

  return (
    <section className={styles.section} aria-label={t('dialog.featured')}>
      <h3 className={styles.featuredItemsLabel}>{t('dialog.featured')}</h3>
      <ul className={styles.items}>
        {featured
          .toSorted((a, b) => b.rank - a.rank)
          .map((item) => (
            <li key={item.id} className={styles.item} data-rank={item.rank}>
              <Face game={gameId} item={item} name={item.name} sizePx={24} />
              {item.name}
              <span className={styles.rank}>
                {rankLetterOf(gameId, item.rank) ?? t('dialog.stars', { rank: String(item.rank) })}
              </span>
            </li>
          ))}
      </ul>
    </section>
  )
}
