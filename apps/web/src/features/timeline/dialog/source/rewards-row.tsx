import { Gem } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { SourceRow } from '#web/features/timeline/dialog/source/source-row.tsx'
import { joinNames } from '#web/i18n/words/join-names'
import { toTenths } from '#web/i18n/words/numbers'
import type { ActivityGives } from '#web/state/timeline/bar-extras'

/** What the activity surely gives, as its bar says it, who says so, and how many pulls that makes. (TL-62) */
export function RewardsRow({ gives: { items, pulls, isAnnounced } }: { gives: ActivityGives }) {
  const t = useTranslations('sources')
  const language = useLocale()
  const texts = items.map(({ name, amount }) => t('rewards.item', { name, amount }))
  const origin = t(isAnnounced ? 'rewards.hint' : 'rewards.known')
  const shownPulls = toTenths(pulls)

  return (
    <SourceRow
      icon={Gem}
      title={<b>{t('rewards.gives', { items: joinNames(texts, language) })}</b>}
      hint={shownPulls > 0 ? `${origin} ${t('rewards.pulls', { pulls: shownPulls })}` : origin}
    />
  )
}
