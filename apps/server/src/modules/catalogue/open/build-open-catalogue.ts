import type { OpenCatalogue } from '@ephemeris/contract/open/open-catalogue'
import { instant } from '@ephemeris/core/time/instant'
import { instantOf } from '@ephemeris/core/time/wall-time'
import { WIRE_OFFSET } from '@ephemeris/core/time/zone'
import { activitiesIn, byStart, type Moment } from '../answers/find-activities.ts'
import type { Snapshot } from '../stored/snapshot.ts'

/** Everything that is stored, and what follows by rule within the event window. (CAT-31) */
export function buildOpenCatalogue(
  snapshot: Snapshot,
  moment: Moment,
): Omit<OpenCatalogue, 'sources' | 'noticeWords' | 'codes'> {
  const { span } = snapshot
  const { start, end } = moment.window
  const from = instant(Math.min(span.from, instantOf(start, WIRE_OFFSET)) - 1)
  const to = instant(Math.max(span.to, instantOf(end, WIRE_OFFSET)))
  const activities = activitiesIn(snapshot, { from, to, outlookFrom: null }, moment).sort(byStart)
  const newest = Math.max(0, ...snapshot.activities.map(({ source }) => Math.min(source.updatedAt, moment.now)))
  return { updatedAt: instant(newest), activities }
}
