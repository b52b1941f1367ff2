import type { CatalogueActivity } from '@ephemeris/core/activity/catalogue-activity'
import type { Db } from '#server/db/client'
import { listAnnouncements } from '../announced/announcement.queries.ts'
import { effectiveActivities } from '../announced/effective-activities.ts'
import { correctedActivities } from './corrected-activities.ts'
import { listCorrections } from './correction.queries.ts'

/** The catalogue as it follows from the shipped facts, what is announced, and what the operator corrects. */
export async function currentActivities(db: Db): Promise<readonly CatalogueActivity[]> {
  const announcements = await listAnnouncements(db)
  return correctedActivities(effectiveActivities(announcements), await listCorrections(db))
}
