import { type LucideIcon, Monitor, Moon, Palette, Sun } from 'lucide-react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/preferences/setting-row.module.css'
import { SettingRow } from '#web/features/preferences/setting-row.tsx'
import { THEMES, type Theme } from '#web/lib/device/device-schema'
import { setPreferences, usePreferences } from '#web/state/preferences'
import { Card } from '#web/ui/card/card.tsx'
import { SegmentedControl } from '#web/ui/control/segmented-control.tsx'
import { Switch } from '#web/ui/control/switch.tsx'

const ICONS: Readonly<Record<Theme, LucideIcon>> = { system: Monitor, light: Sun, dark: Moon }

export function AppearanceCard() {
  const t = useTranslations('settings')
  const { theme, showBackgroundImage } = usePreferences()
  const segments = THEMES.map((value) => {
    const Icon = ICONS[value]
    return { value, label: t(`look.themes.${value}`), icon: <Icon size={16} strokeWidth={1.75} aria-hidden /> }
  })

  return (
    <Card icon={Palette} title={t('look.title')}>
      <div className={styles.row}>
        <span aria-hidden>{t('look.theme')}</span>
        <SegmentedControl
          label={t('look.theme')}
          segments={segments}
          value={theme}
          onChange={(value) => setPreferences({ theme: value })}
        />
      </div>
      <SettingRow label={t('look.background')} hint={t('look.backgroundHint')}>
        {(ids) => (
          <Switch
            {...ids}
            checked={showBackgroundImage}
            onChange={(isOn) => setPreferences({ showBackgroundImage: isOn })}
          />
        )}
      </SettingRow>
    </Card>
  )
}
