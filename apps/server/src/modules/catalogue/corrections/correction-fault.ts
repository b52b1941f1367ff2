import { isBannerHost } from '@ephemeris/announcements/publishers/entry-shape'
import type { Correction } from '@ephemeris/contract/open/open-correction'
import { edgeInstant } from '@ephemeris/core/activity/activity'
import type { CatalogueActivity } from '@ephemeris/core/activity/catalogue-activity'
import type { Instant } from '@ephemeris/core/time/instant'
import { WIRE_OFFSET } from '@ephemeris/core/time/zone'
import { edgeText } from '../edge-text.ts'
import { isKnownSite } from '../shipped/fact-source.ts'
import { isPlausible } from '../sources/plausible-activity.ts'
import { correctedActivity } from '../stored/corrected-activities.ts'

/** What is wrong with a correction of `known`, the activity as its sources state it; `null`: nothing. (MIR-12) */
export function correctionFault(correction: Correction, known: CatalogueActivity | null, now: Instant): string | null {
  const { change: given, url } = correction
  if (correction.isRefused || Object.keys(given).length === 0) return null
  if (known && given.gameId && given.gameId !== known.gameId) return 'game_id: the activity belongs to another game'
  if (known && given.type && given.type !== known.type) return 'type: the activity is of another kind'
  if (given.bannerUrl && !isBannerHost(new URL(given.bannerUrl).host)) return 'banner_img: not a host of the publishers'
  if (url !== null && !isKnownSite(url)) return 'source.url: not a site of the publishers'
  const corrected = correctedActivity(known, { ...correction, correctedAt: now })
  if (!corrected) return 'nobody knows this uuid, so game_id, type, title, start and end are needed'
  if (edgeInstant(corrected.end, WIRE_OFFSET) <= edgeInstant(corrected.start, WIRE_OFFSET)) {
    return `it ends before it starts: ${edgeText(corrected.start)} to ${edgeText(corrected.end)}`
  }
  // What the publisher announced is no part of a correction.
  return isPlausible({ ...corrected, announcement: null }, now)
    ? null
    : 'the times, texts or the number of the version are out of bounds'
}
