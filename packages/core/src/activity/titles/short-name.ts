import { weaponIdDigits } from '../../games/first-traits.ts'
import type { GameId } from '../../games/game.ts'
import type { Activity, FeaturedItem } from '../activity.ts'

/** What a banner is for; `mixed`: both kinds at once, or a choice among many. */
type BannerKind = 'character' | 'weapon' | 'mixed'

/** A banner with more of them is called by its own name. */
const MOST_NAMED = 8

/** Of a game's name and what joins it to the version: `-`, `:`. */
const JOINT = /^\s*[-–:：]?\s*/

/** Ends the name of the pool, where the banner's own name follows. */
const POOL_END = /^.*?(?: – |： ?|: )/

/** As a row of names, in which a banner of several has one. (TL-72) */
export function shortName(activity: Pick<Activity, 'type' | 'featured'>, title: string, gameName: string): string {
  return shortNames(activity, title, gameName).join(title.includes('、') ? '、' : ', ')
}

/**
 * What a player calls an activity, without the name of its pool or game: "Mornye" of "Featured Resonator: Mornye",
 * "Luna VII" of "Genshin Impact - Version Luna VII". Everything else keeps its title. (TL-72)
 *
 * @param title as bars show it, without markup
 * @param gameName in the language of the title
 */
export function shortNames(
  { type, featured }: Pick<Activity, 'type' | 'featured'>,
  title: string,
  gameName: string,
): readonly string[] {
  if (type === 'version') return [versionName(title, gameName)]
  return type === 'gacha' ? bannerNames(featured, title) : [title]
}

function versionName(title: string, gameName: string): string {
  const quoted = /「(.+?)」/.exec(title)?.[1] ?? /\bLuna [IVX]+\b/.exec(title)?.[0]
  if (quoted) return quoted
  const rest = title.startsWith(gameName) ? title.slice(gameName.length).replace(JOINT, '') : ''
  return rest || title
}

function bannerNames(featured: readonly FeaturedItem[], title: string): readonly string[] {
  const names = largest(featured).map(({ name }) => unquoted(name))
  // A name that the title does not have is not known in its language.
  const known = names.filter((name) => name !== '' && title.includes(name))
  if (known.length > 0 && names.length <= MOST_NAMED) return known
  return [title.replace(POOL_END, '') || title]
}

/** Titles have none around the names of items. */
function unquoted(name: string): string {
  return name.replace(/[「」【】[\]]/g, '').trim()
}

/** Which kind of pool an activity is; `null` of everything that is no banner, or one of which nothing is known. */
export function bannerKindOf({
  type,
  gameId,
  featured,
}: Pick<Activity, 'type' | 'gameId' | 'featured'>): BannerKind | null {
  const items = largest(featured)
  if (type !== 'gacha' || gameId === 'own' || items.length === 0) return null
  if (items.length > MOST_NAMED) return 'mixed'
  const weapons = items.filter(({ id }) => isWeapon(gameId, id)).length
  if (weapons === 0) return 'character'
  return weapons === items.length ? 'weapon' : 'mixed'
}

/** Orders banners: characters come before what they carry. */
export function charactersFirst(one: Kinded, other: Kinded): number {
  const rank = (activity: Kinded) => Number(bannerKindOf(activity) !== 'character')
  return rank(one) - rank(other)
}

type Kinded = Pick<Activity, 'type' | 'gameId' | 'featured'>

/** Ids of weapons, light cones and engines differ in length from those of characters. */
function isWeapon(gameId: GameId, id: string): boolean {
  return id.length === weaponIdDigits(gameId)
}

/** The featured items of the highest rank. */
function largest(featured: readonly FeaturedItem[]): readonly FeaturedItem[] {
  const rank = Math.max(0, ...featured.map((item) => item.rank))
  return featured.filter((item) => item.rank === rank)
}
