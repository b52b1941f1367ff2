import type { TenPull } from '@ephemeris/core/gacha/figures/ten-pulls'
import { itemNameIn } from '@ephemeris/core/gacha/names/pull-text'
import { useFormatter, useLocale, useTranslations } from 'use-intl'
import { rarityKey } from '#web/features/gacha/rarity/rarity-key'
import { joinNames } from '#web/i18n/words/join-names'
import type { CountedAccount } from '#web/state/pulls/use-pulls'

/** A press as one sentence: `Pulls 753 to 762: Mornye (5-star, Won, 72), Chixia (4-star), 8 × 3-star`. (REC-6) */
export function useStripSentence({ gameId, index }: CountedAccount): (press: TenPull) => string {
  const t = useTranslations('gacha')
  const language = useLocale()
  const format = useFormatter()
  const word = (rarity: 3 | 4 | 5) => t(rarityKey(gameId, rarity))

  return ({ pulls }) => {
    const threes = pulls.filter(({ rarity }) => rarity === 3)
    const shown = pulls.length === 1 ? pulls : pulls.filter(({ rarity }) => rarity !== 3)
    const items = shown.map(({ pull, rarity, outcome, pity, isPityAtLeast }) => {
      const parts = [rarity === null ? t('rarity.unknown') : word(rarity)]
      if (outcome !== null) parts.push(t(`outcome.${outcome}`))
      if (rarity === 5 && pity !== null) parts.push(isPityAtLeast ? t('pity.atLeast', { pity }) : format.number(pity))
      return t('records.stripItem', {
        name: itemNameIn(language, pull, index),
        rarity: joinNames(parts, language),
      })
    })
    if (threes.length > 0 && pulls.length > 1) {
      items.push(t('records.stripRest', { count: threes.length, three: word(3) }))
    }
    const from = pulls[0]?.number ?? 0
    const to = pulls.at(-1)?.number ?? 0
    return t(pulls.length === 1 ? 'records.stripOfOne' : 'records.strip', {
      from,
      to,
      items: joinNames(items, language),
    })
  }
}
