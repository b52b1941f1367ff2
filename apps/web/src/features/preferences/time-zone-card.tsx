import { MINUTE_MS } from '@ephemeris/core/time/instant'
import { formatOffset, SERVER_ZONES } from '@ephemeris/core/time/zone'
import { Globe } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { SettingRow } from '#web/features/preferences/setting-row.tsx'
import { useNow } from '#web/lib/page-clock'
import { useDeviceClock } from '#web/state/displayed-clock'
import { setPreferences, usePreferences } from '#web/state/preferences'
import { chooseServer, useServerZone } from '#web/state/server-zone'
import { Card } from '#web/ui/card/card.tsx'
import type { Highlightable } from '#web/ui/card/highlight'
import { Select } from '#web/ui/control/select.tsx'
import { Switch } from '#web/ui/control/switch.tsx'

/** On which server the player plays, and on which clock everything is shown. (TIME-3, ZONE-1) */
export function TimeZoneCard({ highlight }: Highlightable) {
  const t = useTranslations('settings')
  const { showsLocalZone, timeFormat } = usePreferences()
  const serverZone = useServerZone()
  const deviceOffset = useDeviceClock().offsetAt(useNow(MINUTE_MS))
  const servers = SERVER_ZONES.map((zone) => ({ value: zone, label: t(`zone.region.${zone}`) }))

  return (
    <Card icon={Globe} title={t('zone.title')} highlight={highlight}>
      <SettingRow label={t('zone.server')}>
        {({ id }) => <Select id={id} options={servers} value={serverZone} onChange={chooseServer} />}
      </SettingRow>
      <SettingRow label={t('zone.local')} hint={t('zone.device', { offset: formatOffset(deviceOffset) })}>
        {(ids) => (
          <Switch {...ids} checked={showsLocalZone} onChange={(isOn) => setPreferences({ showsLocalZone: isOn })} />
        )}
      </SettingRow>
      <SettingRow label={t('zone.format')}>
        {(ids) => (
          <Switch
            {...ids}
            checked={timeFormat === '24'}
            onChange={(isOn) => setPreferences({ timeFormat: isOn ? '24' : '12' })}
          />
        )}
      </SettingRow>
    </Card>
  )
}
