import { LOGIN_PATH } from '@ephemeris/contract/pages'
import type { ReminderOverview } from '@ephemeris/contract/reminders/reminders'
import { weekdayMomentText } from '@ephemeris/core/language/dates'
import { bellsIn } from '@ephemeris/core/notes/bell'
import { isSending, REMINDER_CHANNELS } from '@ephemeris/core/reminders/reminder-settings'
import { MINUTE_MS } from '@ephemeris/core/time/instant'
import { formatOffset } from '@ephemeris/core/time/zone'
import Bell from 'lucide-react/icons/bell'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { channelsSetUp } from '#web/features/reminders/channel-state'
import { CalendarChannel, PublicCalendarChannel } from '#web/features/reminders/channels/calendar-channel.tsx'
import { CHANNEL_CARDS } from '#web/features/reminders/channels/channel-cards'
import { ComingUp } from '#web/features/reminders/coming-up.tsx'
import styles from '#web/features/reminders/reminders.module.css'
import { QuietHoursFields } from '#web/features/reminders/rules/quiet-hours.tsx'
import { ReminderRules } from '#web/features/reminders/rules/reminder-rules.tsx'
import { useRuleWords } from '#web/features/reminders/rules/use-rule-words'
import { TestButton } from '#web/features/reminders/test-button.tsx'
import { useReminderClock } from '#web/features/reminders/use-reminder-clock'
import { useReminders, useSavedPart } from '#web/features/reminders/use-reminders'
import { useErrorText } from '#web/i18n/use-error-text'
import { useNow } from '#web/lib/time/page-clock'
import { useIsSignedIn } from '#web/state/account/session'
import { useNotes } from '#web/state/evening/notes'
import { useMomentStyle } from '#web/state/words/moment-style'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import type { Highlightable } from '#web/ui/card/highlight'
import { Grid, Row, Stack } from '#web/ui/layout/layout.tsx'
import { Notice } from '#web/ui/message/notice.tsx'
import { Progress } from '#web/ui/message/progress.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** What the player is reminded of, and in which ways. (REM-40) */
export function RemindersCard({ highlight }: Highlightable) {
  const t = useTranslations('reminders')
  const shell = useTranslations('shell')
  const errorText = useErrorText()
  const isSignedIn = useIsSignedIn()
  const { overview, hasFailed, error, refetch } = useReminders()
  const zoneText = useZoneText(overview)

  return (
    <Card
      icon={Bell}
      title={t('title')}
      note={zoneText}
      action={isSignedIn && overview && <Test overview={overview} />}
      highlight={highlight}
    >
      {!isSignedIn && <SignedOutReminders />}
      {isSignedIn && overview && <Reminders overview={overview} />}
      {isSignedIn && !overview && !hasFailed && <Progress label={t('loading')} />}
      {isSignedIn && !overview && hasFailed && (
        <>
          {error && (
            <Notice tone="error" action={{ label: shell('retry'), onPress: () => void refetch() }}>
              {errorText(error)}
            </Notice>
          )}
          <CalendarChannel />
        </>
      )}
    </Card>
  )
}

/** A calendar is sent nothing, so there is no test of it. (REM-50) */
function Test({ overview }: { overview: ReminderOverview }) {
  const { by } = useRuleWords(overview)
  const isSentTo = channelsSetUp(overview).some(isSending)
  return isSentTo && <TestButton nameOf={by} />
}

/** On whose clock the times of the card are; `undefined` until that is known. */
function useZoneText(overview: ReminderOverview | undefined): string | undefined {
  const t = useTranslations('reminders')
  const clock = useReminderClock(overview)
  const now = useNow(MINUTE_MS)
  return overview && t('zone', { zone: formatOffset(clock.offsetAt(now)) })
}

/** Who is signed out has the public calendars; everything else is sent to an account, as are the bells that the device keeps. (FEED-20, NOTE-13) */
function SignedOutReminders() {
  const t = useTranslations('reminders')
  const notes = useNotes()
  const count = bellsIn(notes).size
  return (
    <Grid gap={24} className={styles.signedOutRemindersColumns}>
      <PublicCalendarChannel />
      <Stack gap={12} align="start" padY={14} className={styles.login}>
        {count > 0 && (
          <Text as="p" kind="strong">
            {t('signedOut.kept', { count })}
          </Text>
        )}
        <Text as="p" kind="body">
          {t('signedOut.text')}
        </Text>
        <LinkButton to={LOGIN_PATH}>{t('signedOut.logIn')}</LinkButton>
      </Stack>
    </Grid>
  )
}

/** The ways to reach the player; once there is one, what it is used for and what comes up. */
function Reminders({ overview }: { overview: ReminderOverview }) {
  const t = useTranslations('reminders')
  const isSaved = useSavedPart(({ part }) => part !== null)
  const bells = bellsIn(useNotes()).size
  const hasWay = channelsSetUp(overview).length > 0

  return (
    <>
      <Grid gap={24} rowGap={0} align="start" className={styles.channels}>
        <Text as="h3" kind="overline" className={styles.overline}>
          {t('ways')}
        </Text>
        {REMINDER_CHANNELS.map((channel) => {
          const { Card } = CHANNEL_CARDS[channel]
          return <Card key={channel} overview={overview} />
        })}
      </Grid>
      {hasWay ? (
        <>
          <ReminderRules overview={overview} />
          <QuietHoursFields hours={overview.settings.quietHours} />
        </>
      ) : (
        <Row as="p" padY={14} text="hint">
          {t('nothing', { count: bells })}
        </Row>
      )}
      <Unsent overview={overview} />
      {hasWay && <ComingUp overview={overview} />}
      <p className="visually-hidden" role="status">
        {isSaved && t('saved')}
      </p>
    </>
  )
}

/** The messages of the last days that could not be sent; nothing while there are none. (REM-52) */
function Unsent({ overview }: { overview: ReminderOverview }) {
  const t = useTranslations('reminders')
  const titleId = useId()
  const words = useRuleWords(overview)
  const style = { ...useMomentStyle(), clock: useReminderClock(overview) }
  if (overview.unsent.length === 0) return null

  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <Text as="h3" kind="overline" id={titleId}>
        {t('unsent')}
      </Text>
      <Stack as="ul" divided>
        {overview.unsent.map(({ channel, dueAt, text }) => {
          const { icon: Icon } = CHANNEL_CARDS[channel]
          return (
            <Grid
              as="li"
              gap={10}
              rowGap={2}
              align="center"
              padY={6}
              text="body"
              key={`${channel} ${dueAt} ${text}`}
              className={styles.message}
            >
              <Text kind="quiet" figures>
                {weekdayMomentText(dueAt, style)}
              </Text>
              <Row as="span" inline gap={8} className={styles.what}>
                {text}
              </Row>
              <Row as="span" inline gap={5} align="stretch" className={styles.ways}>
                <span className="visually-hidden">{t('next.by', { channels: words.by(channel) })}</span>
                <Icon size={15} strokeWidth={1.75} aria-hidden />
              </Row>
            </Grid>
          )
        })}
      </Stack>
    </section>
  )
}
