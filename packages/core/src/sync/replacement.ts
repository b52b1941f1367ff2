import { readMarks } from '../activity/status.ts'
import { readChosenServers } from '../games/servers.ts'
import { validPlan, withBegunPlans } from '../plan/stored/stored-plan.ts'
import { isSettingsObject, type SettingsObject } from '../settings/settings-object.ts'
import { formatInstant, type Instant, parseInstant } from '../time/instant.ts'
import { textOf } from './entry.ts'
import { type Copy, contentOf } from './merge.ts'
import { BY_DEFAULT, type Moments, readMoments, UNDATED, withChange, writeMoments } from './moments.ts'
import { SLOTS, type Slot } from './slot.ts'
import { copyOfDevice, type DeviceState, type SyncedSettings } from './synced-settings.ts'

/**
 * The device with what a slot holds, or with what was merged of both. A slot that knows no plan, no servers or no own entries leaves
 * the device's; in a plan without a beginning marks count since the slot was written. (SYNC-5, PLAN-37)
 */
export function deviceWith(settings: SyncedSettings, written: Instant, previous: DeviceState): DeviceState {
  const { activityStatus, userGameSelections, gameOrder, plan, servers, own, moments = {} } = settings
  const marks = readMarks(activityStatus)
  const isChosen = Object.keys(userGameSelections).some((id) => moments[`userGameSelections/${id}`] !== BY_DEFAULT)
  const staysHere = (pointer: string) =>
    pointer.startsWith('plan/')
      ? !plan
      : pointer.startsWith('own/')
        ? !own
        : pointer.startsWith('servers/') && (!servers || servers.server === null)
  const left = Object.entries(previous.moments).filter(([pointer]) => staysHere(pointer))
  const isUndated = !Object.keys(moments).some((pointer) => pointer.startsWith('plan/'))
  const begun = plan && isUndated ? withBegunPlans(plan, written) : plan
  return {
    marks,
    lastMark: textOf(marks) === textOf(previous.marks) ? previous.lastMark : written,
    selections: isChosen ? userGameSelections : null,
    order: gameOrder,
    plan: begun ?? previous.plan,
    servers: servers ? { ...servers, server: servers.server ?? previous.servers.server } : previous.servers,
    own: own ?? previous.own,
    moments: withDerivedPlan({ ...Object.fromEntries(left), ...moments }, plan, begun),
  }
}

function withDerivedPlan(moments: Moments, before: SettingsObject = {}, after: SettingsObject = before): Moments {
  if (before === after) return moments
  return readMoments(withChange(writeMoments(moments), { before: { plan: before }, after: { plan: after }, at: null }))
}

/** What a download or a merge has replaced on a device, part by part, as it is stored there. */
export interface Replacement {
  readonly slot: Slot
  readonly at: string
  /** `null`: nothing had ever been marked. */
  readonly lastMark: string | null
  /** By JSON Pointer; absent values: the part was not there. */
  readonly parts: Readonly<Record<string, ReplacedPart>>
}

interface ReplacedPart {
  readonly before?: unknown
  /** When `before` was changed last; absent: before devices noted it. */
  readonly changedAt?: string
  readonly after?: unknown
}

/** `null`: it was replaced by the same. */
export function replacementOf(
  previous: DeviceState,
  next: DeviceState,
  { slot, at }: { readonly slot: Slot; readonly at: Instant },
): Replacement | null {
  const before = copyOfDevice(previous)
  const after = copyOfDevice(next)
  const pointers = [...new Set([...before.keys(), ...after.keys()])]
  const parts = pointers.flatMap((pointer): [string, ReplacedPart][] => {
    const [old, now] = [before.get(pointer), after.get(pointer)]
    if (textOf(old?.value) === textOf(now?.value)) return []
    const changedAt = old && old.at !== UNDATED ? { changedAt: formatInstant(old.at) } : {}
    return [[pointer, { before: old?.value, after: now?.value, ...changedAt }]]
  })
  if (parts.length === 0) return null
  const lastMark = previous.lastMark === null ? null : formatInstant(previous.lastMark)
  return { slot, at: formatInstant(at), lastMark, parts: Object.fromEntries(parts) }
}

/** The device as it was before, but for what the player has changed since, which stays. (SYNC-6) */
export function withoutReplacement(current: DeviceState, { parts, lastMark }: Replacement): DeviceState {
  const copy = new Map(copyOfDevice(current))
  let isMarked = false
  for (const [pointer, { before, changedAt, after }] of Object.entries(parts)) {
    if (textOf(copy.get(pointer)?.value) !== textOf(after)) {
      isMarked ||= pointer.startsWith('activityStatus/')
      continue
    }
    const at = changedAt === undefined ? UNDATED : (parseInstant(changedAt) ?? UNDATED)
    if (before === undefined && at === UNDATED) copy.delete(pointer)
    else copy.set(pointer, { at, value: before })
  }
  return deviceOf(copy, isMarked || lastMark === null ? current.lastMark : parseInstant(lastMark))
}

/** So many replacements can be undone, one after the other … */
const MAX_REPLACEMENTS = 5

/** … and together take so many characters, but for the newest, which always stays. */
const MAX_CHARACTERS = 200_000

/** The newest last. (SYNC-33) */
export function withReplacement(known: readonly Replacement[], next: Replacement): readonly Replacement[] {
  let characters = 0
  const kept = [...known, next].slice(-MAX_REPLACEMENTS).toReversed()
  const fitting = kept.findIndex((one, index) => {
    characters += JSON.stringify(one).length
    return index > 0 && characters > MAX_CHARACTERS
  })
  return (fitting === -1 ? kept : kept.slice(0, fitting)).toReversed()
}

/** One that cannot be read never costs the others. */
export function readReplacements(stored: readonly unknown[]): readonly Replacement[] {
  return stored.flatMap((one) => {
    if (!isSettingsObject(one) || typeof one.at !== 'string' || !isSettingsObject(one.parts)) return []
    const { at, lastMark } = one
    const slot = SLOTS.find((known) => known === one.slot)
    const parts = Object.entries(one.parts).filter((entry): entry is [string, ReplacedPart] =>
      isSettingsObject(entry[1]),
    )
    if (slot === undefined) return []
    return [{ slot, at, lastMark: typeof lastMark === 'string' ? lastMark : null, parts: Object.fromEntries(parts) }]
  })
}

function deviceOf(copy: Copy, lastMark: Instant | null): DeviceState {
  const { content, moments } = contentOf(copy)
  return {
    marks: readMarks(content.activityStatus),
    lastMark,
    selections: Object.keys(content.userGameSelections).length > 0 ? content.userGameSelections : null,
    order: content.gameOrder,
    plan: validPlan(content.plan),
    servers: readChosenServers(content.servers),
    own: content.own,
    moments,
  }
}
