import { MINUTE_MS } from '@ephemeris/core/time/instant'
import { formatOffset } from '@ephemeris/core/time/zone'
import Clock from 'lucide-react/icons/clock'
import { useTranslations } from 'use-intl'
import { SettingLine, SettingRow } from '#web/features/preferences/setting-row.tsx'
import { useNow } from '#web/lib/time/page-clock'
import { useDeviceClock, useShowsLocalZone } from '#web/state/displayed-clock'
import { setPreferences, usePreferences } from '#web/state/preferences'
import { useServerZone } from '#web/state/server-zone'
import { Card } from '#web/ui/card/card.tsx'
import type { Highlightable } from '#web/ui/card/highlight'
import { Switch } from '#web/ui/control/switch.tsx'
import { Row } from '#web/ui/layout/layout.tsx'
import { PageLink } from '#web/ui/link/page-link.tsx'

/** On which clock everything is shown, and how. (TIME-3) */
export function TimeCard({ highlight }: Highlightable) {
  const t = useTranslations('settings')
  const shell = useTranslations('shell')
  const showsLocalZone = useShowsLocalZone()
  const { timeFormat } = usePreferences()
  const server = useServerZone()
  const deviceOffset = useDeviceClock().offsetAt(useNow(MINUTE_MS))

  return (
    <Card icon={Clock} title={t('subjects.time')} highlight={highlight}>
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
      <SettingLine words={<span>{t('zone.server')}</span>}>
        <Row as={PageLink} to="/settings?highlight=games" inline justify="end" text="link">
          {shell(`server.names.${server}`)}
        </Row>
      </SettingLine>
    </Card>
  )
}
