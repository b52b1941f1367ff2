import type { Reward } from '@ephemeris/core/activity/activity'
import { Gem } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { SourceRow } from '#web/features/timeline/dialog/source/source-row.tsx'
import { joinNames } from '#web/i18n/join-names'

/** What the announcement promises for sure, and how many pulls that makes. (TL-62) */
export function RewardsRow({ rewards }: { rewards: readonly Reward[] }) {
  const t = useTranslations('sources')
  const language = useLocale()
  const items = rewards.map(({ name, amount }) => t('rewards.item', { name, amount }))
  const pulls = Math.floor(rewards.reduce((sum, { amount, perPull }) => sum + amount / perPull, 0))

  return (
    <SourceRow
      icon={Gem}
      title={<b>{t('rewards.gives', { items: joinNames(items, language) })}</b>}
      hint={pulls > 0 ? `${t('rewards.hint')} ${t('rewards.pulls', { count: pulls })}` : t('rewards.hint')}
    />
  )
}
