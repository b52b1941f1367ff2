import type { PushDevice } from '@ephemeris/contract/reminders/reminder-channels'
import type { ReminderOverview } from '@ephemeris/contract/reminders/reminders'
import { HOUR_MS, MINUTE_MS } from '@ephemeris/core/time/instant'
import Bell from 'lucide-react/icons/bell'
import Share from 'lucide-react/icons/share'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { Channel, type ChannelCard, MissingChannel } from '#web/features/reminders/channels/channel.tsx'
import styles from '#web/features/reminders/channels/channels.module.css'
import { StateChip } from '#web/features/reminders/channels/state-chip.tsx'
import { useOwnPush, usePushRemoval, usePushSwitch } from '#web/features/reminders/channels/use-own-push'
import { useErrorText } from '#web/i18n/use-error-text'
import { PushUnanswered, PushUnreachable } from '#web/lib/push/browser-subscription'
import type { PushSupport } from '#web/lib/push/push-support'
import { useNow } from '#web/lib/time/page-clock'
import { useAgeText } from '#web/state/words/age-text'
import { Button } from '#web/ui/button/button.tsx'
import { Switch } from '#web/ui/control/switch.tsx'
import { Grid, Row } from '#web/ui/layout/layout.tsx'
import { Steps } from '#web/ui/layout/steps.tsx'
import { Notice } from '#web/ui/message/notice.tsx'
import { showToast } from '#web/ui/message/toasts'
import { Text } from '#web/ui/text/text.tsx'

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
    insecure: t('push.insecure'),
    none: t('push.none'),
  }
  function reasonOf(error: Error): string {
    if (error instanceof PushUnanswered) return t('push.unanswered')
    return error instanceof PushUnreachable ? t('push.unreachable') : errorText(error)
  }
  if ((support === 'insecure' || support === 'none') && others.length === 0) {
    return <MissingChannel icon={Bell}>{LINES[support]}</MissingChannel>
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
          <StateChip>{t('chips.off')}</StateChip>
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

/** The three steps by which an iPhone lets Ephemeris send notifications. (REM-45) */
function InstallHint() {
  const t = useTranslations('reminders')
  const bold = { b: (words: ReactNode) => <b>{words}</b> }

  return (
    <Grid gap={8} text="hint">
      <p>{t('push.installHint')}</p>
      <Steps>
        <Row as="li" gap={10}>
          <span>{t.rich('push.share', bold)}</span>
          <Share size={16} strokeWidth={1.75} aria-hidden />
        </Row>
        <Row as="li" gap={10}>
          <span>{t.rich('push.add', bold)}</span>
        </Row>
        <Row as="li" gap={10}>
          <span>{t('push.open')}</span>
        </Row>
      </Steps>
    </Grid>
  )
}

/** The user's other browsers that take push messages, each with a way to end that. (REM-44) */
function PushDevices({ devices }: { devices: readonly PushDevice[] }) {
  const t = useTranslations('reminders')
  const errorText = useErrorText()
  const ageText = useAgeText()
  const now = useNow(MINUTE_MS)
  const removal = usePushRemoval()

  return (
    <ul>
      {devices.map(({ id, device, seenAt }) => (
        <Row as="li" gap={8} text="note" key={id} className={styles.beside}>
          <Text kind="note" grow anywhere>
            {now - seenAt < HOUR_MS ? t('push.usedNow', { device }) : t('push.used', { device, age: ageText(seenAt) })}
          </Text>
          <Button
            look="ghost"
            aria-label={t('push.remove', { device })}
            onClick={() =>
              removal.mutate(id, { onError: (error) => showToast({ tone: 'error', text: errorText(error) }) })
            }
          >
            {t('push.removeShort')}
          </Button>
        </Row>
      ))}
    </ul>
  )
}
