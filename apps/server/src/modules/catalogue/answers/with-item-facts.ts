import type { FeaturedItem, GameActivity } from '@ephemeris/core/activity/activity'
import type { GameId } from '@ephemeris/core/games/game'
import type { Item } from '@ephemeris/gamedata/pulls/item'
import { ITEMS } from '@ephemeris/gamedata/pulls/items'

const known = new Map<GameId, ReadonlyMap<string, Item>>()

/** The activity with what the facts know of its featured items: type, element and class. (FACE-8) */
export function withItemFacts(activity: GameActivity): GameActivity {
  if (activity.featured.length === 0) return activity
  return { ...activity, featured: activity.featured.map((item) => completed(activity.gameId, item)) }
}

function completed(gameId: GameId, item: FeaturedItem): FeaturedItem {
  const facts = itemsOf(gameId).get(item.id)
  if (!facts) return item
  return { ...item, type: facts.type, element: facts.element ?? undefined, class: facts.class ?? undefined }
}

function itemsOf(gameId: GameId): ReadonlyMap<string, Item> {
  const items = known.get(gameId) ?? new Map(ITEMS[gameId].map((item) => [item.id, item]))
  known.set(gameId, items)
  return items
}
