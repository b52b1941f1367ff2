import type { PlacedActivity, Reward } from '@ephemeris/core/activity/activity'
import { useTranslations } from 'use-intl'
import styles from '#web/features/timeline/dialog/dialog.module.css'
import { toTenths } from '#web/i18n/words/numbers'
import { type ActivityGives, areAmountsKnown, useBarExtras } from '#web/state/timeline/bar-extras'
import { Face } from '#web/ui/face/face.tsx'
import { PartPlace } from '#web/ui/part/part-place.tsx'

/**
 * What the activity surely gives, as its bar says it, who says so, and how many pulls that makes. What most challenges
 * give comes with the amounts of the bars: its place is there before. (TL-62, SHELL-67)
 */
export function RewardsRow({ activity: { id, gameId, type, announcement } }: { activity: PlacedActivity }) {
  const t = useTranslations('sources')
  const onBar = useBarExtras(({ amount }) => amount.get(id)?.gives)
  const gives = onBar ?? announcedBy(announcement?.rewards ?? [])
  const isAwaited = !useBarExtras(areAmountsKnown) && type === 'challenge'
  if (!gives) return isAwaited ? <PartPlace of="rewards" /> : null
  const pulls = toTenths(gives.pulls)

  return (
    <section className={styles.part} aria-label={t('rewards.title')}>
      <p className={styles.partHead}>
        <b>{t('rewards.title')}</b>
        {pulls > 0 && <span className={styles.sum}>{t('rewards.pulls', { pulls })}</span>}
      </p>
      <ul className={styles.rewards}>
        {gives.items.map(({ id: thing, name, amount, isTicket }) => (
          <li key={thing} className={styles.reward}>
            <Face
              game={gameId}
              item={{ id: thing, rank: 0, type: isTicket ? 'ticket' : 'currency' }}
              name={name}
              sizePx={32}
            />
            <span>{t('rewards.item', { name, amount })}</span>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{t(gives.isAnnounced ? 'rewards.hint' : 'rewards.known')}</p>
    </section>
  )
}

/** For activities without an amount on their bar, such as versions, and until the bars have theirs. */
function announcedBy(rewards: readonly Reward[]): ActivityGives | null {
  if (rewards.length === 0) return null
  const pulls = rewards.reduce((sum, { amount, perPull }) => sum + amount / perPull, 0)
  return { items: rewards, pulls, isAnnounced: true }
}
