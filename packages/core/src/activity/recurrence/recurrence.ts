import { DAY_MS, HOUR_MS, type Instant, instant, MINUTE_MS, SECOND_MS } from '../../time/instant.ts'
import { formatWallTime, type WallTime, wallTime, wallTimeOf } from '../../time/wall-time.ts'
import { WIRE_OFFSET } from '../../time/zone.ts'
import { type Edge, edgeInstant } from '../activity.ts'
import type { VersionWindow } from '../versions/expected-versions.ts'
import { boundariesOf } from './recurrence-boundaries.ts'
import type {
  CalendarRule,
  InstantRange,
  Period,
  RecurrenceRule,
  VersionMoment,
  VersionRule,
} from './recurrence-rule.ts'

export interface Cycle {
  readonly rule: RecurrenceRule
  /** Nothing is known before; `null`: the rule always held. */
  readonly since: WallTime | null
  /** From here on the rule is an expectation; `null`: nothing contradicts it. */
  readonly until: WallTime | null
  /** Periods that were seen, in any order; each wins over the one that the rule gives. */
  readonly observed: readonly { readonly start: Edge; readonly end: Edge }[]
}

/**
 * The periods of a cycle that overlap `range` on any server, oldest first. (CAT-13)
 *
 * @param versions the game's versions, oldest first; only rules counted by versions need them
 */
export function periodsOf(cycle: Cycle, range: InstantRange, versions: readonly VersionWindow[] = []): Period[] {
  const nominal = nominalPeriods(cycle, range, versions).filter(({ start }) => isAtOrAfter(start, cycle.since))
  const merged = withObserved(nominal, cycle.observed)
  const periods = cycle.rule.unit === 'version' ? merged : joined(merged, new Set(nominal.map(({ key }) => key)))
  return periods.filter(
    ({ start, end }) =>
      wireTime(start) < wireTime(end) && wireTime(start) <= range.to && lastServerTime(end) >= range.from,
  )
}

function nominalPeriods(cycle: Cycle, range: InstantRange, versions: readonly VersionWindow[]): Period[] {
  const { rule, until } = cycle
  if (rule.unit === 'version') return versionPeriods(rule, versions)

  const moments = [
    range.from,
    range.to,
    ...cycle.observed.flatMap(({ start, end }) => [wireTime(start), wireTime(end)]),
  ]
  const marginMs = 24 * HOUR_MS
  return calendarPeriods(rule, Math.min(...moments) - marginMs, Math.max(...moments) + marginMs).map((period) => ({
    ...period,
    certainty: until !== null && isAtOrAfter(period.start, until) ? 'expected' : 'computed',
  }))
}

function calendarPeriods(rule: CalendarRule, from: number, to: number): Period[] {
  const boundaries = boundariesOf(rule, wallTimeOf(instant(from), WIRE_OFFSET), wallTimeOf(instant(to), WIRE_OFFSET))
  return boundaries.slice(0, -1).map((start, index) => ({
    key: formatWallTime(start).slice(0, 10),
    start: { kind: 'wall', at: start },
    end: { kind: 'wall', at: wallTime((boundaries[index + 1] ?? start) - SECOND_MS) },
    certainty: 'computed',
  }))
}

/** Each observed period takes the place and the key of the nominal one that it overlaps and starts nearest to. */
function withObserved(nominal: readonly Period[], observed: Cycle['observed']): Period[] {
  const rest = [...nominal]
  const seen = observed.map(({ start, end }): Period => {
    const [nearest] = rest
      .filter((period) => wireTime(period.start) <= wireTime(end) && wireTime(period.end) >= wireTime(start))
      .sort((a, b) => distance(a.start, start) - distance(b.start, start))
    if (nearest) rest.splice(rest.indexOf(nearest), 1)
    return { key: nearest?.key ?? dateOf(start), start, end, certainty: 'announced' }
  })
  return [...rest, ...seen].sort((a, b) => wireTime(a.start) - wireTime(b.start))
}

/** A cycle without pauses: observed periods replace the computed ones that they overlap. */
function joined(periods: readonly Period[], nominalKeys: ReadonlySet<string>): Period[] {
  const seenNeighbour = (period: Period | undefined) =>
    period?.certainty === 'announced' && nominalKeys.has(period.key) ? period : null

  return periods.map((period, index) => {
    if (period.certainty === 'announced') return period
    const previous = seenNeighbour(periods[index - 1])
    const next = seenNeighbour(periods[index + 1])
    return {
      ...period,
      start: previous ? after(previous.end) : period.start,
      end: next ? before(next.start) : period.end,
    }
  })
}

/** Ends are written with seconds 59, or as the very moment of an update. */
function after(edge: Edge): Edge {
  return movedTo(edge, Math.ceil(edge.at / MINUTE_MS) * MINUTE_MS)
}

function before(edge: Edge): Edge {
  return movedTo(edge, edge.at - SECOND_MS)
}

function movedTo({ kind }: Edge, at: number): Edge {
  return kind === 'instant' ? { kind, at: instant(at) } : { kind, at: wallTime(at) }
}

function isAtOrAfter(edge: Edge, wall: WallTime | null): boolean {
  return wall === null || wallTimeOf(wireTime(edge), WIRE_OFFSET) >= wall
}

/** On Asia's clock, which is the first to show a time. */
function wireTime(edge: Edge): Instant {
  return edgeInstant(edge, WIRE_OFFSET)
}

/** America's clock is the last to show a time: thirteen hours after Asia's. */
function lastServerTime(edge: Edge): number {
  return wireTime(edge) + (edge.kind === 'wall' ? 13 * HOUR_MS : 0)
}

function distance(a: Edge, b: Edge): number {
  return Math.abs(wireTime(a) - wireTime(b))
}

function dateOf(edge: Edge): string {
  return formatWallTime(wallTimeOf(wireTime(edge), WIRE_OFFSET)).slice(0, 10)
}

/** One period in each version, keyed by the version's number; as certain as the version's own edges. */
function versionPeriods(rule: VersionRule, versions: readonly VersionWindow[]): Period[] {
  return versions.map(({ version, start, end, certainty }) => ({
    key: version,
    start: edgeAt(rule.opens, start, 1),
    end: edgeAt(rule.closes, end, -1),
    certainty: certainty === 'expected' ? 'expected' : 'computed',
  }))
}

/** Days are those of the update's own calendar, UTC+8. */
function edgeAt(moment: VersionMoment, update: Instant, direction: 1 | -1): Edge {
  if (moment === 'update') return { kind: 'instant', at: update }
  const midnight = Math.floor(wallTimeOf(update, WIRE_OFFSET) / DAY_MS) * DAY_MS
  return { kind: 'wall', at: wallTime(midnight + direction * moment.days * DAY_MS + moment.time) }
}
