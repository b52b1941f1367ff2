import { type Language, type PartialText, readableIn, textIn } from '../language/language.ts'
import type { ActivitySource, AnnouncementFacts, GameActivity, Reward } from './activity.ts'

export interface CatalogueItem {
  readonly id: string
  readonly name: PartialText
  readonly rank: number
}

export interface CatalogueReward extends Omit<Reward, 'name'> {
  readonly name: PartialText
}

export interface CatalogueAnnouncement extends Omit<AnnouncementFacts, 'rewards'> {
  readonly rewards: readonly CatalogueReward[]
}

/** An activity as the catalogue keeps it: titles and item names in every language that is known. */
export interface CatalogueActivity
  extends Omit<
    GameActivity,
    'title' | 'shortTitle' | 'titleLanguage' | 'isTitleOurs' | 'featured' | 'source' | 'announcement'
  > {
  readonly title: PartialText
  /** In the languages in which it differs from `title`. */
  readonly shortTitle: PartialText
  /** Languages whose title is our translation or composition, not the publisher's words. */
  readonly ownTitles: readonly Language[]
  readonly featured: readonly CatalogueItem[]
  readonly source: ActivitySource
  /** `null`: nothing was announced. */
  readonly announcement: CatalogueAnnouncement | null
  /** The number of a version; `null` for everything else. */
  readonly version: string | null
  /** The recurring challenge of which this is one announced period; `null` for everything else. */
  readonly cycle: string | null
}

/**
 * The activity as a reader of `language` gets it; `null` without a title in any language he may get. (CAT-6)
 *
 * @param unnamed of a featured item that has no name for this reader (CAT-43)
 */
export function localized(activity: CatalogueActivity, language: Language, unnamed: string): GameActivity | null {
  const found = textIn(activity.title, language)
  if (!found) return null
  const { ownTitles: _own, version: _version, cycle: _cycle, ...rest } = activity
  return {
    ...rest,
    title: found.text,
    shortTitle: activity.shortTitle[found.language] ?? found.text,
    titleLanguage: found.language,
    isTitleOurs: activity.ownTitles.includes(found.language),
    announcement: activity.announcement && {
      ...activity.announcement,
      rewards: activity.announcement.rewards.map((reward) => ({ ...reward, name: nameIn(reward, language) })),
    },
    featured: activity.featured.map((item) => ({
      ...item,
      name: readableIn(item.name, language) ?? unnamed,
    })),
  }
}

function nameIn({ id, name }: { readonly id: string; readonly name: PartialText }, language: Language): string {
  return textIn(name, language)?.text ?? id
}
