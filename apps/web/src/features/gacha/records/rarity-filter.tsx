import type { CountedPull } from '@ephemeris/core/gacha/counting/count-pulls'
import { rarityKey } from '@ephemeris/core/gacha/names/rarity-key'
import type { Rarity } from '@ephemeris/core/gacha/rarity'
import type { GameId } from '@ephemeris/core/games/game'
import Check from 'lucide-react/icons/check'
import { useTranslations } from 'use-intl'
import styles from '#web/features/gacha/records/records.module.css'
import { chooseRarities, RARITIES, useChoice } from '#web/state/pulls/pull-choice'
import { ToggleChip } from '#web/ui/chip/toggle-chip.tsx'
import { Row } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface RarityFilterProps {
  gameId: GameId
  /** Of the pool that is shown. */
  pulls: readonly CountedPull[]
  onChange: () => void
}

/** Which rarities are shown, with how many there are of each. */
export function RarityFilter({ gameId, pulls, onChange }: RarityFilterProps) {
  const t = useTranslations('gacha')
  const { rarities } = useChoice()

  function toggle(rarity: Rarity): void {
    chooseRarities(RARITIES.filter((one) => rarities.includes(one) !== (one === rarity)))
    onChange()
  }

  return (
    <Row as="fieldset" gap={8} align="stretch">
      <legend className="visually-hidden">{t('rarity.filter')}</legend>
      {RARITIES.map((rarity) => {
        const count = pulls.filter((one) => one.rarity === rarity).length
        const isOn = rarities.includes(rarity)
        return (
          <ToggleChip
            key={rarity}
            className={styles.chip ?? ''}
            isPressed={isOn}
            data-rarity={rarity}
            onClick={() => toggle(rarity)}
          >
            {isOn && <Check size={14} strokeWidth={2.25} aria-hidden />}
            <span>{t(rarityKey(gameId, rarity))}</span>
            <Text kind="medium">{t('count', { count })}</Text>
          </ToggleChip>
        )
      })}
    </Row>
  )
}
