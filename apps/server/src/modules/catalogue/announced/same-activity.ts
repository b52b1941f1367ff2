import { type Edge, edgeInstant } from '@ephemeris/core/activity/activity'
import type { CatalogueActivity, CatalogueItem } from '@ephemeris/core/activity/catalogue-activity'
import type { PartialText } from '@ephemeris/core/language/language'
import { normalForm } from '@ephemeris/core/language/normal-form'
import { DAY_MS, type Instant } from '@ephemeris/core/time/instant'
import { WIRE_OFFSET } from '@ephemeris/core/time/zone'
import type { Announcement } from './announcement.ts'
import { isEqualEdge } from './known-changes.ts'

/** Further apart two periods of an activity are not one that was moved. */
const FURTHEST_MOVE_MS = 21 * DAY_MS

/** What an announcement is compared by, found or stored. */
type Announced = Pick<
  Announcement,
  'type' | 'noticeId' | 'name' | 'start' | 'end' | 'pool' | 'featured' | 'version' | 'told' | 'revision'
>

/** Whether a round found again what is stored. */
export function isSame(stored: Announced, found: Announced): boolean {
  if (stored.type !== found.type || !hasSamePool(stored, found)) return false
  if (found.version !== null) return stored.version === found.version
  if (!isNear(stored, found)) return false
  if (found.type === 'gacha') return isSameBanner(stored, found)
  return hasSameName(stored.name, found.name)
}

/** Whether two that stand side by side can only be one: nothing that players see distinguishes them. (ING-17) */
export function isOneActivity(one: Announced, other: Announced): boolean {
  if (one.type !== other.type || !hasSamePool(one, other) || !hasSameTimes(one, other)) return false
  const isFiveStarBanner = one.type === 'gacha' && fiveStars(one).length > 0
  return isFiveStarBanner ? featuresAll(one, other) && featuresAll(other, one) : hasSameName(one.name, other.name)
}

/** Whether a notice, whose languages cannot always be read together, names the same in languages that were missing before. */
export function isInOtherLanguages(stored: Announced, found: Announced): boolean {
  const isSameNotice = found.noticeId !== '' && stored.noticeId === found.noticeId
  if (!isSameNotice || stored.type !== found.type || stored.pool !== found.pool) return false
  return hasSameTimes(stored, found) && Object.keys(found.name).every((language) => !(language in stored.name))
}

/** The whole title of another instance is not comparable with a publisher's name; who is featured is. */
function isSameBanner(stored: Announced, found: Announced): boolean {
  if (!featuresSame(stored, found)) return false
  if (isMirrored(stored) !== isMirrored(found) && fiveStars(found).length > 0) return true
  // An item that is featured in one pool at one time is so once, whatever the banner is called.
  if (isOneActivity(stored, found)) return true
  const isSameNotice = stored.noticeId === found.noticeId && found.noticeId !== ''
  return isSameNotice || hasSameName(stored.name, found.name)
}

/** Another instance does not state the pool. */
function hasSamePool(stored: Announced, found: Announced): boolean {
  return stored.pool === found.pool || isMirrored(stored) || isMirrored(found)
}

/** So that thousands of rows need not be compared with each other: what is the same shares one of these keys. */
export function likenessKeys(
  one: Pick<Announcement, 'type' | 'version' | 'featured'>,
  name: PartialText,
): readonly string[] {
  if (one.version !== null) return [`version ${one.version}`]
  if (one.type !== 'gacha') return [...nameKeys(name)]
  const items = fiveStars(one)
  if (items.length === 0) return ['nobody']
  return items.flatMap(({ id, name: itemName }) => [`item ${id}`, ...nameKeys(itemName)])
}

/** @returns those that share a key, in their order */
export function candidatesBy<T>(all: readonly T[], keysOf: (one: T) => readonly string[]) {
  const positions = new Map<string, number[]>()
  for (const [position, one] of all.entries()) {
    for (const key of keysOf(one)) {
      const known = positions.get(key)
      if (known) known.push(position)
      else positions.set(key, [position])
    }
  }
  return (keys: readonly string[]): readonly T[] => {
    const found = new Set(keys.flatMap((key) => positions.get(key) ?? []))
    return [...found].sort((one, other) => one - other).flatMap((position) => all[position] ?? [])
  }
}

/** What has the same id is the same, unless it cannot be. */
export function isCompatible(known: Times & Pick<Announcement, 'type' | 'version'>, found: Announced): boolean {
  if (known.type !== found.type) return false
  return found.version !== null ? known.version === found.version : isNear(known, found)
}

/** Whether a shipped activity is what was announced. */
export function isSameFact(activity: CatalogueActivity, found: Announced): boolean {
  if (activity.type !== found.type || !isNear(activity, found)) return false
  if (found.type === 'gacha') return found.featured.length > 0 && featuresSame(activity, found)
  return hasSameName(activity.title, found.name)
}

export interface Times {
  readonly start: Edge
  readonly end: Edge
}

function hasSameTimes(one: Times, other: Times): boolean {
  return isEqualEdge(one.start, other.start) && isEqualEdge(one.end, other.end)
}

/** A later notice may have moved one of them far away from the other. */
function isNear(one: Changed, other: Changed): boolean {
  return timesOf(one).some((times) => timesOf(other).some((others) => isNearIn(times, others)))
}

type Changed = Times & { readonly revision?: Times }

function timesOf(one: Changed): readonly Times[] {
  return one.revision ? [one, one.revision] : [one]
}

/** One that was over before the other began is another period of the same activity. */
function isNearIn(one: Times, other: Times): boolean {
  const isApart = wireTime(one.end) <= wireTime(other.start) || wireTime(other.end) <= wireTime(one.start)
  return !isApart && Math.abs(wireTime(one.start) - wireTime(other.start)) <= FURTHEST_MOVE_MS
}

type Featuring = Pick<Announcement, 'featured'>

/** Of two banners that run at once one five-star alone may differ by its id, known later than its name. */
function featuresSame(one: Featuring, other: Featuring): boolean {
  const [first, second] = [fiveStars(one), fiveStars(other)]
  if (first.length === 0 || second.length === 0) return first.length === second.length
  return first.some((item) => second.some((candidate) => isSameItem(item, candidate)))
}

function featuresAll(one: Featuring, other: Featuring): boolean {
  return fiveStars(other).every((item) => fiveStars(one).some((candidate) => isSameItem(item, candidate)))
}

/** Whether a banner is one of those that another one names together, as notices of a whole phase do. (ING-17) */
export function isPartOf(part: Announced, whole: Announced): boolean {
  const [own, all] = [fiveStars(part), fiveStars(whole)]
  if (part.type !== whole.type || own.length === 0 || own.length >= all.length) return false
  return hasSamePool(part, whole) && isNear(part, whole) && featuresAll(whole, part)
}

/** Whether some banners feature every five-star of another one. */
export function featureAllOf(parts: readonly Featuring[], whole: Featuring): boolean {
  return featuresAll({ featured: parts.flatMap(({ featured }) => featured) }, whole)
}

function isSameItem(one: CatalogueItem, other: CatalogueItem): boolean {
  return one.id === other.id || hasSameName(one.name, other.name)
}

function fiveStars({ featured }: Featuring) {
  return featured.filter(({ rank }) => rank === 5)
}

function hasSameName(one: PartialText, other: PartialText): boolean {
  const names = nameKeys(one)
  for (const key of nameKeys(other)) if (names.has(key)) return true
  return false
}

const KEYS = new WeakMap<PartialText, ReadonlySet<string>>()

/** A name of marks alone means nothing. */
export function nameKeys(name: PartialText): ReadonlySet<string> {
  const known = KEYS.get(name)
  if (known) return known
  const keys = new Set(
    Object.values(name)
      .map(nameKey)
      .filter((key) => key !== ''),
  )
  KEYS.set(name, keys)
  return keys
}

/** Spaces, dots, quotation marks and widths differ between places that name the same. */
function nameKey(name: string): string {
  return normalForm('NFKC', name)
    .toLowerCase()
    .replace(/[\s·・•.,:!?'"‘’“”«»「」『』《》—–-]/gu, '')
}

export function wireTime(edge: Edge): Instant {
  return edgeInstant(edge, WIRE_OFFSET)
}

export function isMirrored({ told }: Pick<Announcement, 'told'>): boolean {
  return told !== undefined
}
