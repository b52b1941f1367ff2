import { saveReminders } from '@ephemeris/contract/reminders/reminders'
import { uploadSettings } from '@ephemeris/contract/sync/sync'
import type { CatalogueActivity } from '@ephemeris/core/activity/catalogue-activity'
import { DEFAULT_REMINDERS, type ReminderSettings } from '@ephemeris/core/reminders/reminder-settings'
import type { SyncedSettings } from '@ephemeris/core/sync/synced-settings'
import { HOUR_MS } from '@ephemeris/core/time/instant'
import { afterAll } from 'vitest'
import { createSeal } from '#server/platform/secrets/seal'
import { type Catalogue, openCatalogue } from '../modules/catalogue/catalogue.service.ts'
import { createCandidates } from '../modules/reminders/plan/candidates.ts'
import { planDue } from '../modules/reminders/plan/plan-due.service.ts'
import { loadActivities } from './load-activities.ts'
import { PUSH_SERVICE, type PushPeer, startPushPeer } from './peers/push-peer.ts'
import { writeUpstreams } from './peers/upstream.ts'
import { DISCORD, OTHER_RECEIVERS, startWebhookPeer, type WebhookPeer } from './peers/webhook-peer.ts'
import { startTestApp, type TestApp } from './test-app.ts'
import { createTestUser, type TestUser } from './test-user.ts'

export interface ReminderApp extends TestApp {
  readonly push: PushPeer
  readonly hook: WebhookPeer
  /** From which `plan` reads. */
  readonly catalogue: Pick<Catalogue, 'refresh'>
  /** Puts into the outbox what is due; see `planEveryMs`. @returns how many messages that were */
  plan(): Promise<number>
  /** Makes what is to be tried again due at once. */
  makeJobsDue(): Promise<void>
  /** For `expect.poll`: makes what is to be tried again due, then reads. On a busy machine a first try may time out. */
  withDueJobs<T>(read: () => T | Promise<T>): () => Promise<T>
  /** A user whose address is confirmed, with settings that are saved. */
  newUser(name: string, settings?: Partial<ReminderSettings>): Promise<TestUser>
  mark(user: TestUser, settings: Partial<SyncedSettings>): Promise<void>
}

/** A server at an https address, with a push service and a receiver of webhooks that are ours. */
export async function startReminderApp(
  activities: readonly CatalogueActivity[],
  env: Readonly<Record<string, string>> = {},
  /** By default no planner of the server makes a plan that a test is about to make. */
  planEveryMs = HOUR_MS,
): Promise<ReminderApp> {
  const push = await startPushPeer()
  const hook = await startWebhookPeer()
  const hooks = [DISCORD, ...OTHER_RECEIVERS].map((receiver) => [receiver, hook.origin] as const)
  const upstreams = writeUpstreams({ [PUSH_SERVICE]: push.origin, ...Object.fromEntries(hooks) })
  afterAll(() => {
    push.close()
    hook.close()
    upstreams.remove()
  })
  const app = await startTestApp({
    prepare: (deps) => loadActivities(deps, activities),
    env: { PUBLIC_URL: 'https://ephemeris.example', EPHEMERIS_UPSTREAMS: upstreams.path, ...env },
    planEveryMs,
  })
  const { deps, call } = app
  const catalogue = await openCatalogue(deps)
  afterAll(catalogue.close)
  const candidates = createCandidates(catalogue, deps)
  const reminderDeps = { ...deps, seal: createSeal(deps.env.dataDir) }
  const makeJobsDue = async () => {
    await deps.db
      .updateTable('job')
      .set({ run_at: new Date(0) })
      .execute()
  }

  return {
    ...app,
    push,
    hook,
    catalogue,
    plan: () => planDue(reminderDeps, { candidates, version: catalogue.version() }),
    makeJobsDue,
    withDueJobs: (read) => async () => {
      await makeJobsDue()
      return await read()
    },
    newUser: async (name, settings = {}) => {
      const user = await createTestUser(app, name)
      await deps.db
        .updateTable('account')
        .set({ email_verified_at: new Date(0) })
        .where('id', '=', user.id)
        .execute()
      const all = { ...DEFAULT_REMINDERS, timeZone: 'Europe/Berlin', ...settings }
      await call(saveReminders, all, { as: user.token })
      return user
    },
    mark: async ({ token }, settings) => {
      const empty = { activityStatus: {}, userGameSelections: {}, gameOrder: [] }
      await call(uploadSettings, { slot: 1, settings: { ...empty, ...settings }, base: null }, { as: token })
    },
  }
}
