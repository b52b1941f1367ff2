import type { ReminderOverview } from '@ephemeris/contract/reminders/reminders'
import { Bell } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { Channel, type ChannelCard } from '#web/features/reminders/channels/channel.tsx'
import { InstallHint } from '#web/features/reminders/channels/install-hint.tsx'
import { PushDevices } from '#web/features/reminders/channels/push-devices.tsx'
import { StateChip } from '#web/features/reminders/channels/state-chip.tsx'
import { useOwnPush, usePushSwitch } from '#web/features/reminders/channels/use-own-push'
import { useErrorText } from '#web/i18n/use-error-text'
import { PushUnanswered, PushUnreachable } from '#web/lib/push/browser-subscription'
import type { PushSupport } from '#web/lib/push/push-support'
import { Switch } from '#web/ui/control/switch.tsx'
import { Notice } from '#web/ui/message/notice.tsx'

/**
 * Push messages to this browser, and where else they go; what keeps this browser from them is said. (REM-44, REM-45)
 */
function PushChannel({ overview: { push } }: { overview: ReminderOverview }) {
  const t = useTranslations('reminders')
  const errorText = useErrorText()
  const id = useId()
  const { data: own } = useOwnPush()
  const change = usePushSwitch()
  if (!own) return <Channel icon={Bell} title={t('push.title')} line={t('loading')} />

  const support: PushSupport = push.state === 'needs_https' ? 'insecure' : own.support
  const isOn = push.devices.some((device) => device.id === own.id)
  const others = push.devices.filter((device) => device.id !== own.id)
  const turn = (wanted: boolean) => {
    if (!change.isPending) change.mutate({ isOn: wanted })
  }

  const LINES: Readonly<Record<PushSupport, string>> = {
    ready: t('push.offer'),
    blocked: t('push.blocked'),
    install: t('push.install'),
    insecure: own.support === 'insecure' ? t('push.insecure') : t('push.noHttps'),
    none: t('push.none'),
  }
  const chip = support === 'insecure' || support === 'none' ? t('chips.unavailable') : t('chips.off')
  function reasonOf(error: Error): string {
    if (error instanceof PushUnanswered) return t('push.unanswered')
    return error instanceof PushUnreachable ? t('push.unreachable') : errorText(error)
  }
  // Until it is done, the switch shows what was pressed.
  const isShownOn = change.isPending ? change.variables.isOn : isOn

  return (
    <Channel
      icon={Bell}
      title={t('push.title')}
      line={LINES[support]}
      {...(support === 'ready' && { controlId: id })}
      control={
        support === 'ready' ? (
          <Switch id={id} checked={isShownOn} onChange={turn} />
        ) : (
          <StateChip tone="plain">{chip}</StateChip>
        )
      }
    >
      {support === 'blocked' && (
        <Notice tone="warn" action={{ label: t('push.retry'), onPress: () => turn(true) }}>
          {t('push.blockedHint')}
        </Notice>
      )}
      {support === 'install' && <InstallHint />}
      {change.error && (
        <Notice tone="error" action={{ label: t('push.retry'), onPress: () => turn(true) }}>
          {reasonOf(change.error)}
        </Notice>
      )}
      {others.length > 0 && <PushDevices devices={others} />}
    </Channel>
  )
}

export const PUSH_CARD: ChannelCard = { icon: Bell, Card: PushChannel }
