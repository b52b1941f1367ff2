import type { CatalogueReward } from '@ephemeris/core/activity/catalogue-activity'
import type { PublisherNotice } from '../notice/notice.ts'
import { withoutName } from '../times/notice-name.ts'
import { REWARD_ITEMS } from '../words/reward-words.ts'
import { promisedRewards } from './notice-rewards.ts'

/**
 * What each part of an event surely promises. What the event promises as a whole and no part does is given by the part
 * that names the item, else by the first one. (ANN-66)
 */
export function rewardsOfParts(
  event: PublisherNotice,
  parts: readonly PublisherNotice[],
): readonly (readonly CatalogueReward[])[] {
  const own = parts.map(rewardsOf)
  const totals = rewardsOf(event).filter(({ id }) => !own.flat().some((reward) => reward.id === id))
  const giverOf = ({ id }: CatalogueReward) =>
    Math.max(
      0,
      parts.findIndex((part) => namesItem(part, id)),
    )
  return own.map((rewards, index) => [...rewards, ...totals.filter((total) => giverOf(total) === index)])
}

/** In the order of the game's items; amounts on which languages disagree are left out. */
function rewardsOf({ gameId, texts }: PublisherNotice): readonly CatalogueReward[] {
  const items = REWARD_ITEMS[gameId]
  const readings = [...texts.values()].map((text) => promisedRewards(gameId, withoutName(text)))
  return items.flatMap(({ id, name, perPull }) => {
    const amounts = new Set(readings.flatMap((reading) => reading.get(id) ?? []))
    const [amount, ...others] = amounts
    return amount === undefined || others.length > 0 ? [] : [{ id, name, amount, perPull }]
  })
}

function namesItem({ gameId, texts }: PublisherNotice, id: string): boolean {
  const spellings = REWARD_ITEMS[gameId].find((item) => item.id === id)?.spellings ?? []
  const lines = [...texts.values()].flatMap((text) => [text.title, ...text.lines])
  return lines.some((line) => spellings.some((spelling) => line.includes(spelling)))
}
