import type { CatalogueReward } from '@ephemeris/core/activity/catalogue-activity'
import type { PublisherNotice } from '../notice/notice.ts'
import { REWARD_ITEMS, REWARD_WORDS } from '../words/reward-words.ts'
import { promisedRewards } from './notice-rewards.ts'

/** What a notice surely promises, in the order of the game's items; amounts on which languages disagree are left out. */
export function rewardsOf({ gameId, texts }: PublisherNotice): readonly CatalogueReward[] {
  const items = REWARD_ITEMS[gameId]
  const readings = [...texts.values()].map(({ title, subtitle, lines }) =>
    promisedRewards({ titles: [title, subtitle], lines }, items, REWARD_WORDS),
  )
  return items.flatMap(({ id, name, perPull }) => {
    const amounts = new Set(readings.flatMap((reading) => reading.get(id) ?? []))
    const [amount, ...others] = amounts
    return amount === undefined || others.length > 0 ? [] : [{ id, name, amount, perPull }]
  })
}
