import type { PoolHistory } from '@ephemeris/core/gacha/counting/count-pulls'
import { rarityKey } from '@ephemeris/core/gacha/names/rarity-key'
import type { GameId } from '@ephemeris/core/games/game'
import { useTranslations } from 'use-intl'
import { Notice } from '#web/ui/message/notice.tsx'

/** How many pulls of a pool cannot be, where its pulls or its figures are shown. (GACHA-9) */
export function ImpossibleNotice({ gameId, history }: { gameId: GameId; history: PoolHistory | undefined }) {
  const t = useTranslations('gacha')
  if (!history || history.impossible === 0) return null
  return <Notice tone="warn">{t('impossible', { count: history.impossible, five: t(rarityKey(gameId, 5)) })}</Notice>
}
