import type { Activity, FeaturedItem } from './activity.ts'
import { bannerKindOf } from './titles/short-name.ts'

/** Who or what a banner is shown by; `null` of a choice among many, and of everything that is no banner. (FACE-10) */
export function bannerFace(activity: Pick<Activity, 'type' | 'gameId' | 'featured'>): FeaturedItem | null {
  const kind = bannerKindOf(activity)
  if (kind === null || kind === 'mixed') return null
  const rank = Math.max(...activity.featured.map((item) => item.rank))
  return activity.featured.find((item) => item.rank === rank) ?? null
}
