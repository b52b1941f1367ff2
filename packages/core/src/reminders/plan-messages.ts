import { groupBy } from '../gacha/group-by.ts'
import { type ActivityGame, GAME_IDS } from '../games/game.ts'
import { type CalendarDay, calendarDay, formatDay } from '../time/calendar.ts'
import type { DisplayedClock } from '../time/clock.ts'
import { DAY_MS, HOUR_MS, type Instant, instant, MINUTE_MS } from '../time/instant.ts'
import { eveningDayOf, eveningMoment, nextEveningDay, nightAt } from './evening-clock.ts'
import {
  type ChannelId,
  EVENING_CHANNELS,
  isSending,
  REMINDER_CHANNELS,
  type ReminderKind,
  type ReminderSettings,
} from './reminder-settings.ts'

/** A reminder's kind, or what a player's bell alone rings for: stamina has reached an amount. */
export type RemindedKind = ReminderKind | 'stamina'

export interface Reminder {
  readonly kind: RemindedKind
  /** Of a bell: its own lead, on every channel, whatever the rule of its kind says; absent: no bell. (REM-24) */
  readonly bellHours?: number
}

/** Something that a user may be reminded of. */
export interface ReminderEvent extends Reminder {
  readonly gameId: ActivityGame
  /** Unique among those of a kind: an activity's, or a pull account's. */
  readonly id: string
  /** When it ends or starts, its log deletes pulls, or stamina has reached its amount. */
  readonly at: Instant
}

export interface PlannedMessage<E extends ReminderEvent> {
  readonly channel: ChannelId
  /** Unique among those of a user and a channel: at most one message is ever sent under it. */
  readonly key: string
  readonly dueAt: Instant
  /** Afterwards the message is useless. */
  readonly expiresAt: Instant
  /** By `at`; at least one. */
  readonly events: readonly E[]
}

/** What decides when the calendar rings. */
export interface CalendarRules {
  readonly settings: Pick<ReminderSettings, 'rules'>
  /** Hours before ends at which the feed rings where settings were never saved; absent: they were. (REM-19) */
  readonly feedHours?: readonly number[] | undefined
}

export interface MessagePlan extends CalendarRules {
  readonly settings: ReminderSettings
  /** Of the settings' time zone. */
  readonly clock: DisplayedClock
  readonly now: Instant
  /** Those that are ready. */
  readonly channels: ReadonlySet<ChannelId>
  /** By channel: the events of earlier messages, as `eventKey`. */
  readonly sentEvents: ReadonlyMap<ChannelId, ReadonlySet<string>>
  /** By channel: keys of messages that were sent. */
  readonly sent: ReadonlyMap<ChannelId, ReadonlySet<string>>
}

/** How far ahead messages are planned; those of bells are planned whenever they come. */
const HORIZON_MS = 8 * DAY_MS

/** How late a message about a start may be, e.g. after the server was down. */
const LATE_START_MS = 12 * HOUR_MS
/** The same for an end whose lead is zero. */
const LATE_END_MS = 15 * MINUTE_MS

/** How long after its hour a message of the evening may be sent, */
const LATE_EVENING_MS = 3 * HOUR_MS
/** and how far beyond the next evening's hour it reaches. */
const EVENING_OVERLAP_MS = 4 * HOUR_MS

/** For events that a late message would make useless. */
const LOSSES: ReadonlySet<RemindedKind> = new Set(['before_end', 'code_ends', 'log_forgets'])

/** Equal for an event that was moved by hours, different for one that was moved to another day. */
export function eventKey({ kind, id, at }: ReminderEvent): string {
  return `${kind} ${id} ${Math.floor(at / DAY_MS)}`
}

/**
 * The messages of the coming days, the next first. No event is sent twice; one message per channel, game and evening
 * contains everything that is due then. (REM-3 to REM-6)
 */
export function planMessages<E extends ReminderEvent>(events: readonly E[], plan: MessagePlan): PlannedMessage<E>[] {
  const ready = REMINDER_CHANNELS.filter((channel) => plan.channels.has(channel))
  return ready
    .flatMap((channel) => {
      if (!isSending(channel)) return planAlarms(events, plan)
      return EVENING_CHANNELS.has(channel) ? planEvenings(events, channel, plan) : planChannel(events, channel, plan)
    })
    .sort((one, other) => one.dueAt - other.dueAt)
}

/** A bell, or a reminder of stamina: the user has set it for this one thing. */
export function isBell({ bellHours }: Reminder): boolean {
  return bellHours !== undefined
}

/** What the feed rings: each alarm at its moment, whatever the hour is; one that has passed rings no more. (REM-19) */
function planAlarms<E extends ReminderEvent>(events: readonly E[], plan: MessagePlan): PlannedMessage<E>[] {
  const { now } = plan
  return events.flatMap((event) =>
    calendarLeads(event, plan)
      .map((hours) => instant(event.at - hours * HOUR_MS))
      .filter((dueAt) => dueAt > now && (isBell(event) || dueAt <= now + HORIZON_MS))
      .map((dueAt) => ({
        channel: 'calendar' as const,
        key: `${eventKey(event)} ${dueAt}`,
        dueAt,
        expiresAt: event.at,
        events: [event],
      })),
  )
}

function planChannel<E extends ReminderEvent>(
  events: readonly E[],
  channel: ChannelId,
  plan: MessagePlan,
): PlannedMessage<E>[] {
  const due = eventsFor(events, channel, plan).flatMap((event) => {
    const moment = dueOf(event, channel, plan)
    return moment === null ? [] : [{ event, ...moment }]
  })
  return [...groupBy(due, ({ key }) => key)].map(([key, all]) => ({
    channel,
    key,
    dueAt: instant(Math.min(...all.map(({ dueAt }) => dueAt))),
    expiresAt: instant(Math.max(...all.map(({ lastAt }) => lastAt))),
    events: all.map(({ event }) => event).sort(byTime),
  }))
}

interface Due {
  readonly key: string
  readonly dueAt: Instant
  readonly lastAt: Instant
}

/** When the message about an event is due; `null`: it is too late, or too far ahead. (REM-4) */
function dueOf(event: ReminderEvent, channel: ChannelId, plan: MessagePlan): Due | null {
  const { settings, clock, now } = plan
  const ideal = outsideQuietHours(instant(event.at - ruleOf(event, settings).leadHours * HOUR_MS), event, plan)
  const lastAt = instant(isLoss(event) ? Math.max(event.at, ideal + LATE_END_MS) : ideal + LATE_START_MS)
  let dueAt = ideal
  if (ideal < now) dueAt = nightAt(now, settings.quietHours, clock)?.end ?? now
  for (;;) {
    if (dueAt > lastAt) return null
    if (isBell(event)) return { key: bellMessageKey(event, dueAt, plan.sent.get(channel)), dueAt, lastAt }
    if (dueAt > now + HORIZON_MS) return null
    const day = eveningDayOf(dueAt, clock)
    const key = `${event.gameId} ${formatDay(day)}`
    if (!plan.sent.get(channel)?.has(key)) return { key, dueAt, lastAt }
    const next = nextEveningDay(day, clock)
    dueAt = nightAt(next, settings.quietHours, clock)?.end ?? next
  }
}

/** A message that is due at night waits for the morning; one that would be too late by then comes before the night. */
function outsideQuietHours(due: Instant, event: ReminderEvent, { settings, clock }: MessagePlan): Instant {
  const night = nightAt(due, settings.quietHours, clock)
  if (night === null) return due
  return isLoss(event) && event.at <= night.end ? night.before : night.end
}

/** One message of each evening: what happens before the next one. (REM-6) */
function planEvenings<E extends ReminderEvent>(
  events: readonly E[],
  channel: ChannelId,
  plan: MessagePlan,
): PlannedMessage<E>[] {
  const { settings, clock, now } = plan
  const waiting = new Set(eventsFor(events, channel, plan))
  const eveningOf = (day: CalendarDay) => eveningMoment(day, settings.eveningAt, clock)
  const today = eveningDayOf(now, clock)
  const horizon = today + HORIZON_MS / DAY_MS
  const bellDays = [...waiting].filter(isBell).map((event) => eveningDayOf(event.at, clock))
  const messages: PlannedMessage<E>[] = []
  for (let day = today; day <= Math.max(horizon, ...bellDays); day = calendarDay(day + 1)) {
    const evening = eveningOf(day)
    const key = `evening ${formatDay(day)}`
    if (evening + LATE_EVENING_MS < now || plan.sent.get(channel)?.has(key)) continue
    const until = eveningOf(calendarDay(day + 1)) + EVENING_OVERLAP_MS
    const from = Math.max(evening, now)
    const listed = [...waiting].filter(
      (event) =>
        (day <= horizon || isBell(event)) && event.at > from && event.at - eveningLeadMs(event, settings) <= until,
    )
    for (const event of listed) waiting.delete(event)
    if (listed.length === 0) continue
    const expiresAt = instant(evening + LATE_EVENING_MS)
    messages.push({ channel, key, dueAt: evening, expiresAt, events: listed.sort(byTime) })
  }
  return messages
}

/** A log is imported at leisure, and a bell has the lead that its player chose, so these leads count in evenings too. */
function eveningLeadMs(event: ReminderEvent, settings: ReminderSettings): number {
  const hasLead = event.kind === 'log_forgets' || isBell(event)
  return hasLead ? ruleOf(event, settings).leadHours * HOUR_MS : 0
}

function eventsFor<E extends ReminderEvent>(events: readonly E[], channel: ChannelId, plan: MessagePlan): E[] {
  const sentEvents = plan.sentEvents.get(channel)
  return events.filter(
    (event) => ruleOf(event, plan.settings).channels.includes(channel) && !sentEvents?.has(eventKey(event)),
  )
}

/** How many hours before its moment the calendar rings for an event. It has no place for stamina. */
export function calendarLeads(event: Reminder, { settings, feedHours }: CalendarRules): readonly number[] {
  if (event.kind === 'stamina') return []
  if (feedHours && !isBell(event)) return event.kind === 'before_end' ? feedHours : []
  const { channels, leadHours } = ruleOf(event, settings)
  return channels.includes('calendar') ? [leadHours] : []
}

/** A bell goes to every channel. (REM-24) */
function ruleOf(
  { kind, bellHours }: Reminder,
  { rules }: Pick<ReminderSettings, 'rules'>,
): { readonly leadHours: number; readonly channels: readonly ChannelId[] } {
  if (bellHours !== undefined) return { leadHours: bellHours, channels: REMINDER_CHANNELS }
  return kind === 'stamina' ? { leadHours: 0, channels: [] } : rules[kind]
}

/** Bells of one game that ring in the same moment are one message; no other message keeps them waiting. (REM-24) */
function bellMessageKey({ gameId, id, kind }: ReminderEvent, dueAt: Instant, sent?: ReadonlySet<string>): string {
  const key = `bell ${gameId} ${dueAt}`
  return sent?.has(key) ? `${key} ${kind} ${id}` : key
}

function isLoss({ kind }: ReminderEvent): boolean {
  return LOSSES.has(kind)
}

function byTime(one: ReminderEvent, other: ReminderEvent): number {
  return one.at - other.at || placeOf(one) - placeOf(other)
}

/** What belongs to no game comes first. */
function placeOf({ gameId }: ReminderEvent): number {
  return gameId === 'own' ? -1 : GAME_IDS.indexOf(gameId)
}
