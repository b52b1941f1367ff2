import type { PlacedActivity, Reward } from '@ephemeris/core/activity/activity'
import { useTranslations } from 'use-intl'
import styles from '#web/features/timeline/dialog/dialog.module.css'
import { toTenths } from '#web/i18n/words/numbers'
import { type ActivityGives, areAmountsKnown, useBarExtras } from '#web/state/timeline/bar-extras'
import { Face } from '#web/ui/face/face.tsx'
import { Row } from '#web/ui/layout/layout.tsx'
import { PartPlace } from '#web/ui/part/part-place.tsx'
import { Text } from '#web/ui/text/text.tsx'

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
      <Row as="p" gap={16} justify="between" text="strong">
        <span>{t('rewards.title')}</span>
        {pulls > 0 && (
          <Text kind="strong" figures>
            {t('rewards.pulls', { pulls })}
          </Text>
        )}
      </Row>
      <Row as="ul" wrap gap={24} rowGap={8} className={styles.rewards}>
        {gives.items.map(({ id: thing, name, amount, isTicket }) => (
          <Row as="li" key={thing} gap={10}>
            <Face
              game={gameId}
              item={{ id: thing, rank: 0, type: isTicket ? 'ticket' : 'currency' }}
              name={name}
              sizePx={32}
            />
            <Text kind="body" figures>
              {t('rewards.item', { name, amount })}
            </Text>
          </Row>
        ))}
      </Row>
      <Text kind="note" as="p">
        {t(gives.isAnnounced ? 'rewards.hint' : 'rewards.known')}
      </Text>
    </section>
  )
}

/** For activities without an amount on their bar, such as versions, and until the bars have theirs. */
function announcedBy(rewards: readonly Reward[]): ActivityGives | null {
  if (rewards.length === 0) return null
  const pulls = rewards.reduce((sum, { amount, perPull }) => sum + amount / perPull, 0)
  return { items: rewards, pulls, isAnnounced: true }
}
