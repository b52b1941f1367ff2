import type { ReminderOverview } from '@ephemeris/contract/reminders/reminders'
import { shortDayText } from '@ephemeris/core/language/dates'
import type { ChannelId, LeadHours, ReminderKind } from '@ephemeris/core/reminders/reminder-settings'
import { useTranslations } from 'use-intl'
import { isDiscord } from '#web/features/reminders/channel-state'
import { useUidText } from '#web/state/pulls/shown-uids'
import { useActivityWords } from '#web/state/words/activity-words'
import { useMomentStyle } from '#web/state/words/moment-style'

const DAY_HOURS = 24

/** What the table calls its rows and boxes. */
export function useRuleWords({ webhook, nextExpiring }: Pick<ReminderOverview, 'webhook' | 'nextExpiring'>) {
  const t = useTranslations('reminders')
  const names = useTranslations('channels')
  const words = useActivityWords()
  const style = useMomentStyle()
  const uidText = useUidText()

  const isOfDiscord = (of: ChannelId): boolean => of === 'webhook' && isDiscord(webhook.shownUrl)
  const channel = (of: ChannelId): string => names(`names.${isOfDiscord(of) ? 'discord' : of}`)

  return {
    channel,
    /** Within a sentence: `by email`. */
    by: (of: ChannelId): string => names(isOfDiscord(of) ? 'names.discord' : `inSentence.${of}`),
    title: (kind: ReminderKind): string => t(`kinds.${kind}.title`),
    hint: (kind: ReminderKind): string => {
      if (kind !== 'log_forgets' || !nextExpiring) return t(`kinds.${kind}.hint`)
      const { gameId, uid, at } = nextExpiring
      return t('forgotten', { game: words.game(gameId), uid: uidText(uid), date: shortDayText(at, style) })
    },
    box: (kind: ReminderKind, of: ChannelId): string => t(`kinds.${kind}.box`, { channel: channel(of) }),
    lead: (kind: ReminderKind, hours: LeadHours): string => {
      if (hours === 0) return t(`kinds.${kind}.at`)
      return hours < DAY_HOURS ? t('leadHours', { count: hours }) : t('leadDays', { count: hours / DAY_HOURS })
    },
  }
}

export type RuleWords = ReturnType<typeof useRuleWords>
