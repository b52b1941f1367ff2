import type { CatalogueActivity } from '@ephemeris/core/activity/catalogue-activity'
import type { Db } from '#server/db/client'
import { correctedActivities } from '../corrections/corrected-activities.ts'
import { listCorrections } from '../corrections/correction.queries.ts'
import { listAnnouncements } from '../ingest/announcement.queries.ts'
import { effectiveActivities } from '../ingest/effective-activities.ts'

/** The catalogue as it follows from the shipped facts, what is announced, and what the operator corrects. */
export async function currentActivities(db: Db): Promise<readonly CatalogueActivity[]> {
  const announcements = await listAnnouncements(db)
  return correctedActivities(effectiveActivities(announcements), await listCorrections(db))
}
