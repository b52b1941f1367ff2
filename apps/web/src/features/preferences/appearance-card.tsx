import { LANGUAGES, languageRow } from '@ephemeris/core/language/language'
import type { LucideIcon } from 'lucide-react'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Palette from 'lucide-react/icons/palette'
import Sun from 'lucide-react/icons/sun'
import { useLocale, useTranslations } from 'use-intl'
import { SettingLine, SettingRow } from '#web/features/preferences/setting-row.tsx'
import { THEMES, type Theme } from '#web/lib/device/device-schema'
import { chooseLanguage } from '#web/state/language'
import { setPreferences, usePreferences } from '#web/state/preferences'
import { Card } from '#web/ui/card/card.tsx'
import type { Highlightable } from '#web/ui/card/highlight'
import { SegmentedControl } from '#web/ui/control/segmented-control.tsx'
import { Select } from '#web/ui/control/select.tsx'

const ICONS: Readonly<Record<Theme, LucideIcon>> = { system: Monitor, light: Sun, dark: Moon }

const LANGUAGE_CHOICES = LANGUAGES.map((value) => ({ value, label: languageRow(value).name }))

export function AppearanceCard({ highlight }: Highlightable) {
  const t = useTranslations('settings')
  const language = useLocale()
  const { theme } = usePreferences()
  const segments = THEMES.map((value) => {
    const Icon = ICONS[value]
    return { value, label: t(`look.themes.${value}`), icon: <Icon size={16} strokeWidth={1.75} aria-hidden /> }
  })

  return (
    <Card icon={Palette} title={t('subjects.look')} highlight={highlight}>
      <SettingRow label={t('look.language')}>
        {({ id }) => <Select id={id} options={LANGUAGE_CHOICES} value={language} onChange={chooseLanguage} />}
      </SettingRow>
      <SettingLine words={<span aria-hidden>{t('look.theme')}</span>}>
        <SegmentedControl
          label={t('look.theme')}
          segments={segments}
          value={theme}
          onChange={(value) => setPreferences({ theme: value })}
        />
      </SettingLine>
    </Card>
  )
}
