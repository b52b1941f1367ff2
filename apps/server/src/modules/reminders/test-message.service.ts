import { AppError } from '@ephemeris/contract/errors'
import { reminderSettings } from '@ephemeris/contract/reminders/reminder-settings'
import { TEST_PAUSE_SECONDS, type TestOutcome, type TestResults } from '@ephemeris/contract/reminders/reminders'
import { DEFAULT_REMINDERS } from '@ephemeris/core/reminders/reminder-settings'
import { instant, MINUTE_MS } from '@ephemeris/core/time/instant'
import { SERVER_TEXTS } from '@ephemeris/texts/server-texts'
import type { Writer } from '#server/db/hold-user'
import { settingsLink } from '../account/settings-link.ts'
import { SENDERS } from './channels/channels.service.ts'
import type { ChannelUser, OutgoingMessage, ReminderDeps, SendingChannel } from './channels/reminder-channel.ts'
import { findAddress, findReminderSettings } from './reminder-settings.queries.ts'

const TESTS = { name: 'reminders-test', points: 1, seconds: TEST_PAUSE_SECONDS } as const

/** A test that is not taken by then is no test any more. */
const TEST_LIFE_MS = 10 * MINUTE_MS

/**
 * Sends a test by every channel that is ready; those that queue theirs come first, since they check that the session
 * goes on. (REM-17) @throws AppError RATE_LIMITED
 */
export async function sendTests(deps: ReminderDeps, writer: Writer): Promise<TestResults> {
  const { db, clock, limits } = deps
  await limits.take(TESTS, writer.id)
  const stored = await findReminderSettings(db, writer.id)
  const settings = stored === null ? DEFAULT_REMINDERS : reminderSettings.read(stored.config)
  const mailBouncedAt = stored?.mailBouncedAt ?? null
  const queued = new Set<SendingChannel>()
  for (const sender of SENDERS) {
    if (await sender.queueTest?.(deps, writer, { settings, mailBouncedAt, link: settingsLink(deps, {}) }))
      queued.add(sender)
  }

  const account = await findAddress(db, writer.id)
  if (account === null) throw new AppError('TOKEN_INVALID')
  const user = { ...account, userId: writer.id, settings, mailBouncedAt }
  const { language } = settings
  const body = {
    title: 'Ephemeris',
    lines: [SERVER_TEXTS[language].messages.test],
    path: '/settings#reminders',
    language,
  }
  const message = { body, tag: 'test', expiresAt: instant(clock.now() + TEST_LIFE_MS) }
  const outcomes = await Promise.all(
    SENDERS.map(async (sender) => {
      if (sender.queueTest) return queued.has(sender) ? [[sender.id, 'sent'] as const] : []
      const outcome = await sendTest(deps, sender, { user, message })
      return outcome === null ? [] : [[sender.id, outcome] as const]
    }),
  )
  return Object.fromEntries(outcomes.flat())
}

/** `null`: the channel is not ready. One place that takes the test is enough. */
async function sendTest(
  deps: ReminderDeps,
  sender: SendingChannel,
  { user, message }: { user: ChannelUser; message: OutgoingMessage },
): Promise<TestOutcome | null> {
  const targets = (await sender.targets(deps, deps.db, [user])).get(user.userId) ?? []
  if (targets.length === 0) return null
  const reader = { ...user, config: reminderSettings.write(user.settings) }
  const outcomes = await Promise.all(targets.map(({ id }) => sender.send(deps, { reader, target: id }, message)))
  return outcomes.some(({ kind }) => kind === 'sent') ? 'sent' : 'failed'
}
