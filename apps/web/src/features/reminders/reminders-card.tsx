import type { ReminderOverview } from '@ephemeris/contract/reminders/reminders'
import { MINUTE_MS } from '@ephemeris/core/time/instant'
import { formatOffset } from '@ephemeris/core/time/zone'
import { Bell } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { channelsSetUp } from '#web/features/reminders/channel-state'
import { CalendarChannel } from '#web/features/reminders/channels/calendar-channel.tsx'
import { Reminders } from '#web/features/reminders/reminders.tsx'
import { useRuleWords } from '#web/features/reminders/rules/use-rule-words'
import { SignedOutReminders } from '#web/features/reminders/signed-out-reminders.tsx'
import { TestButton } from '#web/features/reminders/test-button.tsx'
import { useReminderClock } from '#web/features/reminders/use-reminder-clock'
import { useReminders } from '#web/features/reminders/use-reminders'
import { useErrorText } from '#web/i18n/use-error-text'
import { useNow } from '#web/lib/time/page-clock'
import { useIsSignedIn } from '#web/state/account/session'
import { Card } from '#web/ui/card/card.tsx'
import type { Highlightable } from '#web/ui/card/highlight'
import { Notice } from '#web/ui/message/notice.tsx'
import { Progress } from '#web/ui/message/progress.tsx'

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
  const { channel } = useRuleWords(overview)
  const isSentTo = channelsSetUp(overview).some((one) => one !== 'calendar')
  return isSentTo && <TestButton nameOf={channel} />
}

/** On whose clock the times of the card are; `undefined` until that is known. */
function useZoneText(overview: ReminderOverview | undefined): string | undefined {
  const t = useTranslations('reminders')
  const clock = useReminderClock(overview)
  const now = useNow(MINUTE_MS)
  return overview && t('zone', { zone: formatOffset(clock.offsetAt(now)) })
}
