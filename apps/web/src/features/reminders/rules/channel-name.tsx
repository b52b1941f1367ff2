import { hasStopped } from '@ephemeris/contract/reminders/reminder-channels'
import type { ChannelId } from '@ephemeris/core/reminders/reminder-settings'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { useTranslations } from 'use-intl'
import { CHANNEL_CARDS } from '#web/features/reminders/channels/channel-cards'
import styles from '#web/features/reminders/rules/rules.module.css'
import type { RulesProps } from '#web/features/reminders/rules/rules-props'
import { Row } from '#web/ui/layout/layout.tsx'

interface ChannelNameProps extends Pick<RulesProps, 'overview' | 'words'> {
  channel: ChannelId
  size: number
}

/** With its sign, and whether it has stopped. */
export function ChannelName({ channel, size, overview, words }: ChannelNameProps) {
  const t = useTranslations('reminders')
  const { icon: Icon } = CHANNEL_CARDS[channel]
  return (
    <>
      <Icon size={size} strokeWidth={1.75} aria-hidden />
      <Row as="span" inline gap={4}>
        {words.channel(channel)}
        {hasStopped(channel, overview) && (
          <CircleAlert className={styles.trouble} size={12} role="img" aria-label={t('hasTrouble')} />
        )}
      </Row>
    </>
  )
}
