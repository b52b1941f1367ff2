import { subscribePush } from '@ephemeris/contract/reminders/reminder-channels'
import { syntheticPulls } from '@ephemeris/core/gacha/synthetic/synthetic-pulls'
import type { PlannedGoal } from '@ephemeris/core/plan/stored/player-plan'
import { withAccountPlan } from '@ephemeris/core/plan/stored/stored-plan'
import { DAY_MS, HOUR_MS, type Instant, instant } from '@ephemeris/core/time/instant'
import { expect, test } from 'vitest'
import { startTestMailbox } from '#server/testing/mail/test-mailbox'
import { startReminderApp } from '#server/testing/reminder-app'
import type { TestUser } from '#server/testing/test-user'
import { sampleActivity, sampleId } from '../catalogue/sample-activity.test-data.ts'
import { factsOf, habitsOf, homeOf } from '../gacha/gacha-facts.ts'
import { mergeImport } from '../gacha/ledger/merge.service.ts'
import { messageTimeText } from './plan/moment-text.ts'

const mailbox = await startTestMailbox()
const BANNERS = { type: 'gacha', start: '2026-05-22 18:00:00', end: '2026-06-10 18:00:00' } as const
const app = await startReminderApp(
  [sampleActivity('wanted', BANNERS), sampleActivity('unwanted', BANNERS)],
  mailbox.env,
)
const { call, push, plan, withDueJobs, newUser, mark, clock, deps } = app

const NOW = '2026-05-20T12:00:00Z'
const ACCOUNT = { gameId: 'genshin', uid: '800000001' } as const
/** No kind of activity is chosen, so reminders are about the plan and the log. */
const NOTHING_CHOSEN = { genshin: { enabled: true, activities: [] } }
const GOAL: PlannedGoal = {
  id: 'goal',
  poolId: '301',
  bannerId: sampleId('wanted'),
  expected: null,
  itemId: null,
  name: 'Odette',
  copies: 1,
  until: at('2026-06-10T10:00:00Z'),
  isSkipped: false,
  isRerun: false,
}

function at(iso: string): Instant {
  return instant(Date.parse(iso))
}

function timeText(iso: string): string {
  return messageTimeText(at(iso), { language: 'en', timeZone: 'Europe/Berlin', timeFormat: '24' })
}

/** With the goals in the slot, and a browser that takes push messages. */
async function planner(name: string, goals: readonly PlannedGoal[]): Promise<TestUser> {
  clock.set(NOW)
  const user = await newUser(name, { isMailOn: true })
  const empty = {
    owned: {},
    baselines: {},
    since: null,
    passUntil: null,
    counted: {},
    taken: {},
    takenAt: {},
    got: {},
    amounts: {},
  }
  const stored = withAccountPlan({}, ACCOUNT, { ...empty, goals, standings: {} })
  await mark(user, { userGameSelections: NOTHING_CHOSEN, plan: stored })
  await call(subscribePush, push.subscribe(name), { as: user.token })
  return user
}

/** Sends everything that is due at that time. */
async function planAt(iso: string): Promise<number> {
  clock.set(iso)
  await deps.db
    .updateTable('reminder_settings')
    .set({ next_at: new Date(0) })
    .execute()
  return await plan()
}

const readBy = (browser: string) =>
  push.received.filter((one) => one.browser === browser).map(({ message }) => message.notification.body)

/** Imports the official log of the account so that it may delete pulls from `forgets` on. */
async function importLog({ id: userId }: TestUser, forgets: string): Promise<void> {
  const { warnDays, delayHours } = habitsOf('genshin', '301')
  const read = instant(at(forgets) - warnDays * DAY_MS + delayHours * HOUR_MS)
  const pulls = syntheticPulls({
    index: factsOf('genshin'),
    server: homeOf('genshin', ACCOUNT.uid).offset,
    seed: 'forgetting log',
    from: instant(read - 30 * DAY_MS),
    to: instant(read - DAY_MS),
    pulls: 20,
  })
  await deps.db
    .transaction()
    .execute((transaction) =>
      mergeImport(
        transaction,
        { clock, ledgerLimits: deps.ledgerLimits },
        { userId, ...ACCOUNT },
        { kind: 'official', pulls, evidence: { 301: { kind: 'end', at: read } } },
      ),
    )
}

test('REM-3 a reminder of the banner of a goal is sent a day before it starts, to all who plan for it', async () => {
  await planner('saver', [GOAL])
  await planner('skipper', [{ ...GOAL, isSkipped: true }])
  await planner('nobody', [])
  expect(await planAt('2026-05-21T09:59:00Z')).toBe(0)
  await planAt('2026-05-21T10:00:00Z')
  await expect
    .poll(withDueJobs(() => readBy('saver')))
    .toEqual([`In your plan: wanted starts ${timeText('2026-05-22T10:00:00Z')}`])
  await expect.poll(() => deps.db.selectFrom('job').selectAll().execute()).toEqual([])
  expect([readBy('skipper'), readBy('nobody')]).toEqual([[], []])
})

test('REM-3 a reminder of pulls that the log may delete is sent a week before, and in the mail of the last evening', async () => {
  const late = await planner('late', [])
  const careful = await planner('careful', [])
  for (const user of [late, careful]) await importLog(user, '2026-05-27T13:00:00Z')
  await importLog(careful, '2027-01-01T00:00:00Z')
  const message = `Pulls of UID 800000001 may drop out of the game’s log from ${timeText('2026-05-27T13:00:00Z')}. Import them before then.`
  expect(await planAt('2026-05-20T12:59:00Z')).toBe(0)
  await planAt('2026-05-20T13:00:00Z')
  await expect.poll(withDueJobs(() => readBy('late'))).toEqual([message])

  await planAt('2026-05-26T18:00:00Z')
  const mail = await mailbox.next(late.email)
  expect(mail.text.replaceAll(/\s+/g, ' ')).toContain(message.replaceAll(/\s+/g, ' '))
  await expect.poll(() => deps.db.selectFrom('job').selectAll().execute()).toEqual([])
  expect([readBy('careful'), mailbox.count(careful.email)]).toEqual([[], 0])
})
