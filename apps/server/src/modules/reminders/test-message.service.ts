import { reminderSettings } from '@ephemeris/contract/reminders/reminder-settings'
import { TEST_PAUSE_SECONDS, type TestOutcome, type TestResults } from '@ephemeris/contract/reminders/reminders'
import { DEFAULT_REMINDERS, type ReminderSettings } from '@ephemeris/core/reminders/reminder-settings'
import { type Instant, instant, MINUTE_MS } from '@ephemeris/core/time/instant'
import { holdUser, type Writer } from '#server/db/hold-user'
import { settingsLink } from '../account/settings-link.ts'
import { enqueueMail } from '../mail/mail.service.ts'
import { mailStateOf } from './channels/mail-channel.service.ts'
import type { MessageBody } from './channels/message-body.ts'
import type { DeliveryOutcome } from './channels/outcome.ts'
import { pushTargets, sendPush } from './channels/push.service.ts'
import { sendToWebhook, webhookLanes } from './channels/webhook.service.ts'
import type { PlanDeps } from './plan/user-plans.service.ts'
import { findAddress, findReminderSettings } from './reminder-settings.queries.ts'
import { REMINDER_WORDS } from './reminder-words.ts'

const TESTS = { name: 'reminders-test', points: 1, seconds: TEST_PAUSE_SECONDS } as const

/** A test that is not taken by then is no test any more. */
const TEST_LIFE_MS = 10 * MINUTE_MS

/** Sends a test by every channel that is ready; mails are queued. (REM-17) @throws AppError RATE_LIMITED */
export async function sendTests(deps: PlanDeps, writer: Writer): Promise<TestResults> {
  const { db, clock, limits } = deps
  const { id: userId } = writer
  await limits.take(TESTS, userId)
  const stored = await findReminderSettings(db, userId)
  const settings = stored === null ? DEFAULT_REMINDERS : reminderSettings.read(stored.config)
  const isMailed = await testMail(deps, writer, { settings, mailBouncedAt: stored?.mailBouncedAt ?? null })

  const { language } = settings
  const body = { title: 'Ephemeris', lines: [REMINDER_WORDS[language].test], path: '/settings#reminders', language }
  const [devices, hooked] = await Promise.all([pushTargets(deps, db, [userId]), webhookLanes(deps, db, [userId])])
  const expiresAt = instant(clock.now() + TEST_LIFE_MS)
  const [push, webhook] = await Promise.all([
    testPush(deps, { userId, devices: devices.get(userId) ?? [], expiresAt }, body),
    hooked.has(userId) ? sendToWebhook(deps, userId, body).then(resultOf) : null,
  ])
  return { ...(push && { push }), ...(isMailed && { mail: 'sent' }), ...(webhook && { webhook }) }
}

/** @returns whether mails are ready */
async function testMail(
  deps: PlanDeps,
  writer: Writer,
  { settings, mailBouncedAt }: { settings: ReminderSettings; mailBouncedAt: Date | null },
): Promise<boolean> {
  const { language, isMailOn } = settings
  return deps.db.transaction().execute(async (transaction) => {
    await holdUser(transaction, writer)
    const account = await findAddress(transaction, writer.id)
    if (account === null || mailStateOf(deps, { ...account, isMailOn, mailBouncedAt }).state !== 'ready') return false
    const parameters = { username: account.username, link: settingsLink(deps, {}) }
    const mail = { userId: writer.id, recipient: account.email, language, kind: 'reminderTest', parameters } as const
    await enqueueMail(transaction, deps, mail)
    return true
  })
}

/** `null`: there is no device. One that takes it is enough. */
async function testPush(
  deps: PlanDeps,
  { userId, devices, expiresAt }: { userId: string; devices: readonly string[]; expiresAt: Instant },
  body: MessageBody,
): Promise<TestOutcome | null> {
  if (devices.length === 0) return null
  const message = { body, tag: 'test', expiresAt }
  const outcomes = await Promise.all(devices.map((target) => sendPush(deps, { userId, target }, message)))
  return outcomes.some((outcome) => resultOf(outcome) === 'sent') ? 'sent' : 'failed'
}

function resultOf({ kind }: DeliveryOutcome): TestOutcome {
  return kind === 'sent' ? 'sent' : 'failed'
}
