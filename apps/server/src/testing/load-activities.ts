import type { CatalogueActivity } from '@ephemeris/core/activity/catalogue-activity'
import type { Deps } from '#server/deps'
import { lockCatalogue } from '#server/modules/catalogue/stored/catalogue.queries'
import { storeActivities } from '#server/modules/catalogue/stored/load-shipped'

/** Makes `activities` the whole catalogue, as the start does with those that come with the product. */
export async function loadActivities(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  activities: readonly CatalogueActivity[],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockCatalogue(transaction)
    await storeActivities(transaction, activities, log)
  })
}
