import { eventKey, type MessagePlan, type PlannedMessage, planMessages } from '@ephemeris/core/reminders/plan-messages'
import type { ChannelId, ReminderSettings } from '@ephemeris/core/reminders/reminder-settings'
import type { Instant } from '@ephemeris/core/time/instant'
import type { Db } from '#server/db/client'
import { type ExpiringLog, findExpiringLogs } from '#server/modules/gacha/expiring-logs.service'
import { notesOf } from '#server/modules/notes/notes.service'
import { newestSlotsOf } from '#server/modules/sync/sync.service'
import { SENDERS } from '../channels/channels.service.ts'
import type { ChannelTarget, ChannelUser, ReminderDeps } from '../channels/reminder-channel.ts'
import { listSentMessages } from '../reminder-message.queries.ts'
import { type Candidates, candidatesFor } from './candidates.ts'
import { clockOf } from './moment-text.ts'
import { ownCandidatesOf } from './own-candidates.ts'
import type { NamedEvent } from './reminder-events.ts'
import { eventsOf } from './user-events.ts'

export interface UserPlan {
  readonly userId: string
  readonly settings: ReminderSettings
  readonly events: readonly NamedEvent[]
  readonly plan: MessagePlan
  /** Where messages go, by channel; absent: the channel is not ready. */
  readonly targets: ReadonlyMap<ChannelId, readonly ChannelTarget[]>
  readonly logs: readonly ExpiringLog[]
  /** The next first. */
  readonly messages: readonly PlannedMessage<NamedEvent>[]
}

interface PlannedCalendar {
  /** As in `CalendarRules`: nothing is sent to users who never saved settings. */
  readonly feedHours: readonly number[] | undefined
}

/**
 * The messages for these users in the coming days, from their settings, marks and earlier messages. Queried for all
 * of them together. (REM-3)
 *
 * @param now the moment for which the caller decides what is due: a second reading of the clock would be a later one
 * @param calendar that the users' feeds ring; absent: only what is sent is planned
 * @throws AppError GAMES_EMPTY while no catalogue has been loaded
 */
export async function plansOf(
  deps: ReminderDeps,
  db: Db,
  {
    users,
    candidates,
    now,
    calendar,
  }: { users: readonly ChannelUser[]; candidates: Candidates; now: Instant; calendar?: PlannedCalendar },
): Promise<UserPlan[]> {
  const ids = users.map(({ userId }) => userId)
  const withLogs = users.filter(({ settings }) => settings.rules.log_forgets.channels.length > 0)
  const slots = await newestSlotsOf({ ...deps, db }, ids)
  const notes = await notesOf(db, ids)
  const sentBefore = await listSentBefore(db, ids)
  const targetsOf: (readonly [ChannelId, ReadonlyMap<string, readonly ChannelTarget[]>])[] = []
  for (const { id, targets } of SENDERS) targetsOf.push([id, await targets(deps, db, users)])
  const logsOf =
    withLogs.length === 0 ? new Map<string, ExpiringLog[]>() : await findExpiringLogs(db, idsOf(withLogs), now)

  return users.map((user) => {
    const { userId, settings } = user
    const targets = new Map(
      targetsOf.map(([id, of]) => [id, of.get(userId) ?? []] as const).filter(([, of]) => of.length > 0),
    )
    const logs = logsOf.get(userId) ?? []
    const sending = calendar?.feedHours ? [] : targets.keys()
    const channels = new Set<ChannelId>([...(calendar ? ['calendar' as const] : []), ...sending])
    const slot = slots.get(userId) ?? null
    const announced = candidatesFor(settings, candidates)
    const own = ownCandidatesOf(slot, { candidates: announced, servers: settings, now })
    const events = eventsOf([...announced, ...own], {
      settings,
      slot,
      notes: notes.get(userId) ?? {},
      logs,
      now,
    })
    const plan = {
      settings,
      feedHours: calendar?.feedHours,
      clock: clockOf(settings.timeZone),
      now,
      channels,
      ...(sentBefore.get(userId) ?? NOTHING_SENT),
    }
    return { userId, settings, events, plan, targets, logs, messages: planMessages(events, plan) }
  })
}

type SentBefore = Pick<MessagePlan, 'sentEvents' | 'sent'>

const NOTHING_SENT: SentBefore = { sentEvents: new Map(), sent: new Map() }

async function listSentBefore(db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, SentBefore>> {
  const byUser = new Map<string, { sentEvents: Map<ChannelId, Set<string>>; sent: Map<ChannelId, Set<string>> }>()
  for (const { userId, channel, key, told } of await listSentMessages(db, userIds)) {
    const own = byUser.get(userId) ?? { sentEvents: new Map(), sent: new Map() }
    byUser.set(userId, own)
    const name = channel as ChannelId
    own.sent.set(name, (own.sent.get(name) ?? new Set()).add(key))
    own.sentEvents.set(
      name,
      told.reduce((all, one) => all.add(one), own.sentEvents.get(name) ?? new Set<string>()),
    )
  }
  return byUser
}

function idsOf(users: readonly ChannelUser[]): string[] {
  return users.map(({ userId }) => userId)
}

/** The plan after some of its messages have left. */
export function planAfter({ plan, events }: UserPlan, left: readonly PlannedMessage<NamedEvent>[]) {
  const sentEvents = new Map(plan.sentEvents)
  const sent = new Map(plan.sent)
  for (const { channel, key, events: all } of left) {
    sent.set(channel, new Set([...(sent.get(channel) ?? []), key]))
    sentEvents.set(channel, new Set([...(sentEvents.get(channel) ?? []), ...all.map(eventKey)]))
  }
  return planMessages(events, { ...plan, sentEvents, sent })
}
