import { Keyboard } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { SettingRow } from '#web/features/preferences/setting-row.tsx'
import { setPreferences, usePreferences } from '#web/state/preferences'
import { Card } from '#web/ui/card/card.tsx'
import { Switch } from '#web/ui/control/switch.tsx'

/** Single letters get in the way of speech input and of readers' own keys, so they can be switched off. */
export function KeyboardCard() {
  const t = useTranslations('settings')
  const { singleKeyShortcuts } = usePreferences()

  return (
    <Card icon={Keyboard} title={t('keys.title')}>
      <SettingRow label={t('keys.single')} hint={t('keys.hint')}>
        {(ids) => (
          <Switch
            {...ids}
            checked={singleKeyShortcuts}
            onChange={(isOn) => setPreferences({ singleKeyShortcuts: isOn })}
          />
        )}
      </SettingRow>
    </Card>
  )
}
