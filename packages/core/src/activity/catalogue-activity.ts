import { type Language, type PartialText, textIn } from '../language/language.ts'
import type { Activity, ActivitySource } from './activity.ts'

export interface CatalogueItem {
  readonly id: string
  readonly name: PartialText
  readonly rank: number
}

/** An activity as the catalogue keeps it: titles and item names in every language that is known. */
export interface CatalogueActivity extends Omit<Activity, 'title' | 'titleLanguage' | 'featured' | 'source'> {
  readonly title: PartialText
  /** Languages whose title is our translation or composition, not the publisher's words. */
  readonly ownTitles: readonly Language[]
  readonly featured: readonly CatalogueItem[]
  readonly source: ActivitySource
}

/** The activity as a reader of `language` gets it; `null` without a title in any language he may get. (CAT-6) */
export function localized(activity: CatalogueActivity, language: Language): Activity | null {
  const found = textIn(activity.title, language)
  if (!found) return null
  const { ownTitles: _own, ...rest } = activity
  return {
    ...rest,
    title: found.text,
    titleLanguage: found.language,
    featured: activity.featured.map(({ id, name, rank }) => ({ id, rank, name: textIn(name, language)?.text ?? id })),
  }
}
