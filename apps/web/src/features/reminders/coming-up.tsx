import type { ReminderItem, ReminderOverview, UpcomingMessage } from '@ephemeris/contract/reminders/reminders'
import { weekdayMomentText } from '@ephemeris/core/language/dates'
import { isSending } from '@ephemeris/core/reminders/reminder-settings'
import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS } from '@ephemeris/core/time/instant'
import { useId } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { channelsSetUp } from '#web/features/reminders/channel-state'
import { CHANNEL_CARDS } from '#web/features/reminders/channels/channel-cards'
import styles from '#web/features/reminders/reminders.module.css'
import { useRuleWords } from '#web/features/reminders/rules/use-rule-words'
import { useReminderClock } from '#web/features/reminders/use-reminder-clock'
import { spanText } from '#web/i18n/words/age'
import { useUidText } from '#web/state/pulls/shown-uids'
import { useActivityWords } from '#web/state/words/activity-words'
import { useMomentStyle } from '#web/state/words/moment-style'
import { GameGlyph } from '#web/ui/art/game-glyph.tsx'
import game from '#web/ui/games/game-roles.module.css'
import { Grid, Row, Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** Less than the nearest hour. */
const HALF_AN_HOUR_MS = 30 * MINUTE_MS

/** The next three messages and every bell, with the channels that carry them. (REM-43) */
export function ComingUp({ overview }: { overview: ReminderOverview }) {
  const t = useTranslations('reminders')
  const titleId = useId()
  const words = useRuleWords(overview)
  const language = useLocale()
  const style = { ...useMomentStyle(), clock: useReminderClock(overview) }
  const textOf = useMessageText()
  const setUp = channelsSetUp(overview)
  const list = new Intl.ListFormat(language, { type: 'conjunction' })

  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <Text as="h3" kind="overline" id={titleId}>
        {t('next.title')}
      </Text>
      <Stack as="ul" divided>
        {overview.comingUp.map((message) => (
          <Grid
            as="li"
            gap={10}
            rowGap={2}
            align="center"
            padY={6}
            text="body"
            key={`${message.dueAt} ${message.gameId} ${message.items[0]?.activityId}`}
            className={`${styles.message} ${game.roles}`}
            data-game={message.gameId}
          >
            <Text kind="quiet" figures>
              {weekdayMomentText(message.dueAt, style)}
            </Text>
            <Row as="span" inline gap={8} className={styles.what}>
              <GameGlyph game={message.gameId} size={15} />
              <span>{textOf(message)}</span>
            </Row>
            <Row as="span" inline gap={5} align="stretch" className={styles.ways}>
              <span className="visually-hidden">
                {t('next.by', { channels: list.format(message.channels.map(words.by)) })}
              </span>
              {message.channels.map((channel) => {
                const { icon: Icon } = CHANNEL_CARDS[channel]
                return <Icon key={channel} size={15} strokeWidth={1.75} aria-hidden />
              })}
            </Row>
          </Grid>
        ))}
      </Stack>
      {overview.comingUp.length === 0 && (
        <Text as="p" kind="body">
          {t('next.none')}
        </Text>
      )}
      <Text as="p" kind="note" className={styles.foot}>
        {t(setUp.length > 0 && !setUp.some(isSending) ? 'next.onlyCalendar' : 'next.limit')}
      </Text>
    </section>
  )
}

/** The first thing of a message in a sentence, and how many more there are. */
function useMessageText(): (message: UpcomingMessage) => string {
  const t = useTranslations('reminders')
  const language = useLocale()
  const words = useActivityWords()
  const uidText = useUidText()

  function sentence({ kind, gameId, title, at }: ReminderItem, dueAt: Instant): string {
    const name = kind === 'log_forgets' ? `${words.game(gameId)} ${uidText(title)}` : title
    const ahead = at - dueAt
    if (ahead < HALF_AN_HOUR_MS) return t(`next.now.${kind}`, { title: name })
    const [unit, ms] = ahead >= DAY_MS ? (['day', DAY_MS] as const) : (['hour', HOUR_MS] as const)
    return t(`next.later.${kind}`, { title: name, span: spanText(Math.round(ahead / ms), unit, language) })
  }

  return ({ items: [first, ...more], dueAt }) => {
    if (!first) return ''
    const text = sentence(first, dueAt)
    return more.length === 0 ? text : t('next.more', { text, count: more.length })
  }
}
