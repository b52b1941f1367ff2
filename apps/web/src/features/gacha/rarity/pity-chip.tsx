import type { CountedPull } from '@ephemeris/core/gacha/counting/count-pulls'
import { pityGrade } from '@ephemeris/core/gacha/figures/pity-grade'
import { useTranslations } from 'use-intl'
import styles from '#web/features/gacha/rarity/rarity.module.css'
import { Text } from '#web/ui/text/text.tsx'

interface PityChipProps {
  counted: Pick<CountedPull, 'rarity' | 'pity' | 'isPityAtLeast'>
}

/** What an item has cost, on the scale of the rarity; a dash where nothing is counted. */
export function PityChip({ counted: { rarity, pity, isPityAtLeast } }: PityChipProps) {
  const t = useTranslations('gacha')
  if (pity === null) return <span className={styles.none}>–</span>
  const grade = pityGrade(rarity, pity, isPityAtLeast)
  return (
    <Text
      kind="small"
      weight="bold"
      figures
      oneLine
      className={styles.pityChip}
      data-grade={grade}
      style={grade === null ? undefined : { background: `var(--pity-${grade})`, color: `var(--on-pity-${grade})` }}
    >
      {isPityAtLeast ? t('pity.atLeast', { pity }) : pity}
    </Text>
  )
}
