import type { ReminderOverview } from '@ephemeris/contract/reminders/reminders'
import { pastDayText } from '@ephemeris/core/language/dates'
import Mail from 'lucide-react/icons/mail'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { Channel, type ChannelCard, MissingChannel } from '#web/features/reminders/channels/channel.tsx'
import styles from '#web/features/reminders/channels/channels.module.css'
import { StateChip } from '#web/features/reminders/channels/state-chip.tsx'
import { SavedMark } from '#web/features/reminders/rules/saved-mark.tsx'
import { TimeField } from '#web/features/reminders/rules/time-field.tsx'
import { useMinuteText } from '#web/features/reminders/rules/use-minute-text'
import { useSettingsChange } from '#web/features/reminders/use-reminders'
import { now } from '#web/lib/server/server-clock'
import { useDeviceMomentStyle } from '#web/state/words/moment-style'
import { Switch } from '#web/ui/control/switch.tsx'
import { Row } from '#web/ui/layout/layout.tsx'
import { Notice } from '#web/ui/message/notice.tsx'

/** The one email of the evening. (REM-48) */
function MailChannel({ overview: { mail, settings } }: { overview: ReminderOverview }) {
  const t = useTranslations('reminders')
  const style = useDeviceMomentStyle()
  const id = useId()
  const { mutate } = useSettingsChange()
  const { state, bouncedAt } = mail
  const address = mail.address ?? ''
  const time = useMinuteText()(settings.eveningAt)
  const canSwitch = state === 'ready' || state === 'off'

  function switchTo(isMailOn: boolean): void {
    mutate({ part: 'mail', apply: (previous) => ({ ...previous, isMailOn }) })
  }

  if (state === 'unavailable') return <MissingChannel icon={Mail}>{t('mail.unavailable')}</MissingChannel>

  const LINES: Readonly<Record<typeof state, string>> = {
    absent: t('mail.absent'),
    unconfirmed: t('mail.unconfirmed', { address }),
    off: t('mail.off', { address }),
    ready: t('mail.ready', { time, address }),
    bounced: t('mail.bouncedShort', { address }),
  }

  return (
    <Channel
      icon={Mail}
      title={t('mail.title')}
      line={LINES[state]}
      {...(canSwitch && { controlId: id })}
      control={
        <>
          <SavedMark part="mail" />
          {canSwitch && <Switch id={id} checked={settings.isMailOn} onChange={switchTo} />}
          {state === 'bounced' && <StateChip tone="bad">{t('chips.stopped')}</StateChip>}
          {!canSwitch && state !== 'bounced' && <StateChip>{t('chips.unavailable')}</StateChip>}
        </>
      }
    >
      {state === 'bounced' && (
        <Notice tone="error" action={{ label: t('push.retry'), onPress: () => switchTo(true) }}>
          {t('mail.bounced', { address, date: bouncedAt === null ? '' : pastDayText(bouncedAt, now(), style) })}
        </Notice>
      )}
      {state === 'ready' && (
        <Row gap={10} text="note" className={styles.beside}>
          <span aria-hidden>{t('mail.time')}</span>
          <TimeField
            label={t('mail.time')}
            minute={settings.eveningAt}
            onCommit={(eveningAt) => mutate({ part: 'mail', apply: (previous) => ({ ...previous, eveningAt }) })}
          />
        </Row>
      )}
    </Channel>
  )
}

export const MAIL_CARD: ChannelCard = { icon: Mail, Card: MailChannel }
