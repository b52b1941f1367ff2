import type { WebhookState } from '@ephemeris/contract/reminders/reminder-channels'
import type { ReminderOverview } from '@ephemeris/contract/reminders/reminders'
import { pastDayText } from '@ephemeris/core/language/dates'
import Webhook from 'lucide-react/icons/webhook'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isDiscord } from '#web/features/reminders/channel-state'
import { Channel, type ChannelCard } from '#web/features/reminders/channels/channel.tsx'
import styles from '#web/features/reminders/channels/channels.module.css'
import { StateChip } from '#web/features/reminders/channels/state-chip.tsx'
import { useWebhookRemoval } from '#web/features/reminders/channels/use-webhook'
import { WebhookForm } from '#web/features/reminders/channels/webhook-form.tsx'
import { useErrorText } from '#web/i18n/use-error-text'
import { now } from '#web/lib/server/server-clock'
import { useDeviceMomentStyle } from '#web/state/words/moment-style'
import { Button } from '#web/ui/button/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { Row } from '#web/ui/layout/layout.tsx'
import { Notice } from '#web/ui/message/notice.tsx'
import { showToast } from '#web/ui/message/toasts'

/** Messages to a Discord channel or another receiver; its address is never shown again in full. (REM-49) */
function WebhookChannel({ overview: { webhook } }: { overview: ReminderOverview }) {
  const t = useTranslations('reminders')
  const errorText = useErrorText()
  const [isRenewing, setRenewing] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const first = useRef<HTMLButtonElement>(null)
  const removal = useWebhookRemoval()
  const { state, shownUrl } = webhook

  return (
    <Channel
      icon={Webhook}
      title={t('webhook.title')}
      line={shownUrl ?? t('webhook.hint')}
      control={
        state === 'absent' ? null : (
          <StateChip tone={state === 'ready' ? 'ok' : 'bad'}>
            {t(state === 'ready' ? 'chips.connected' : 'chips.stopped')}
          </StateChip>
        )
      }
    >
      {state === 'stopped' && <StoppedNotice webhook={webhook} />}
      {(state === 'absent' || isRenewing) && (
        <WebhookForm
          isFocused={isRenewing}
          onConnected={() => {
            setRenewing(false)
            showToast({ tone: 'success', text: t('webhook.greeted') })
          }}
        />
      )}
      {state !== 'absent' && (
        <Row gap={8} rowGap={0} align="stretch" wrap className={styles.buttons}>
          <Button ref={first} look="ghost" onClick={() => setRenewing(!isRenewing)}>
            {t(isRenewing ? 'webhook.keep' : 'webhook.renew')}
          </Button>
          <Button look="ghost" onClick={() => setAsking(true)}>
            {t('webhook.remove')}
          </Button>
        </Row>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('webhook.ask.title')}
          consequence={t('webhook.ask.consequence')}
          verb={t('webhook.remove')}
          isDestructive
          onConfirm={() => {
            setAsking(false)
            setRenewing(false)
            removal.mutate(undefined, { onError: (error) => showToast({ tone: 'error', text: errorText(error) }) })
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Channel>
  )
}

export const WEBHOOK_CARD: ChannelCard = { icon: Webhook, Card: WebhookChannel }

/** Why nothing is sent any more, and since when. */
function StoppedNotice({ webhook: { fault, shownUrl, succeededAt, stoppedAt } }: { webhook: WebhookState }) {
  const t = useTranslations('reminders')
  const names = useTranslations('channels')
  const style = useDeviceMomentStyle()
  const name = isDiscord(shownUrl) ? names('names.discord') : (shownUrl?.split('/')[0] ?? '')
  const since = succeededAt ?? stoppedAt
  const date = since === null ? '' : pastDayText(since, now(), style)

  return (
    <Notice tone="error">
      {fault === 'sealed' ? t('webhook.sealed') : t(`webhook.${fault ?? 'failing'}`, { name, date })}
    </Notice>
  )
}
