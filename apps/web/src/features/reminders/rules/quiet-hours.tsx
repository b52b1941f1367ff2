import type { QuietHours as Hours } from '@ephemeris/core/reminders/reminder-settings'
import Moon from 'lucide-react/icons/moon'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/reminders/rules/rules.module.css'
import { SavedMark } from '#web/features/reminders/rules/saved-mark.tsx'
import { TimeField } from '#web/features/reminders/rules/time-field.tsx'
import { useMinuteText } from '#web/features/reminders/rules/use-minute-text'
import { useSettingsChange } from '#web/features/reminders/use-reminders'
import { Switch } from '#web/ui/control/switch.tsx'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** When no message shall come, on the clock of the card. (REM-42) */
export function QuietHoursFields({ hours }: { hours: Hours }) {
  const t = useTranslations('reminders')
  const id = useId()
  const minuteText = useMinuteText()
  const { mutate } = useSettingsChange()
  const [isSame, setSame] = useState(false)
  const { isOn, from, to } = hours

  function change(patch: Partial<Hours>): void {
    const next = { ...hours, ...patch }
    setSame(next.from === next.to)
    if (next.from === next.to) return
    mutate({
      part: 'quiet',
      apply: (settings) => ({ ...settings, quietHours: { ...settings.quietHours, ...patch } }),
    })
  }

  return (
    <Stack gap={6} padY={12} className={styles.part}>
      <Row gap={12} rowGap={8} wrap>
        <Text as={Moon} kind="quiet" size={18} strokeWidth={1.75} aria-hidden />
        <Text as="label" kind="strong" htmlFor={`${id}-switch`} className={styles.quietHoursTitle}>
          {t('quiet.title')}
        </Text>
        <SavedMark part="quiet" />
        <Row as="span" align="stretch" className={styles.switch}>
          <Switch
            id={`${id}-switch`}
            checked={isOn}
            describedBy={`${id}-hint`}
            onChange={(checked) => change({ isOn: checked })}
          />
        </Row>
        {isOn && (
          <Row as="span" inline gap={8} rowGap={4} wrap className={styles.span}>
            <TimeField label={t('quiet.from')} minute={from} onCommit={(minute) => change({ from: minute })} />
            <Text kind="hint">{t('quiet.between')}</Text>
            <TimeField
              label={t('quiet.until')}
              minute={to}
              fault={isSame ? t('quiet.same') : undefined}
              onCommit={(minute) => change({ to: minute })}
            />
          </Row>
        )}
      </Row>
      <Text as="p" kind="note" id={`${id}-hint`}>
        {isOn ? t('quiet.hint', { from: minuteText(from), to: minuteText(to) }) : t('quiet.off')}
      </Text>
    </Stack>
  )
}
