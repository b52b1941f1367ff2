import { rarityKey } from '@ephemeris/core/gacha/names/rarity-key'
import type { GameId } from '@ephemeris/core/games/game'
import { useTranslations } from 'use-intl'
import { PitySteps } from '#web/features/gacha/rarity/pity-steps.tsx'
import { Row } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** What the colours of the last column mean: one count of each step, of both rarities. (REC-3) */
export function PityLegend({ game }: { game: GameId }) {
  const t = useTranslations('gacha')
  return (
    <Row gap={18} rowGap={6} align="stretch" justify="end" wrap>
      {([5, 4] as const).map((rarity) => {
        const word = t(rarityKey(game, rarity))
        return (
          <Row as="span" gap={8} rowGap={4} wrap key={rarity}>
            <Text kind="note">{rarity === 5 ? t('records.legend', { five: word }) : word}</Text>
            <Row as="span" gap={4} wrap>
              <PitySteps rarity={rarity} />
            </Row>
          </Row>
        )
      })}
    </Row>
  )
}
