import type { PlacedActivity } from '../activity/activity.ts'
import { charactersFirst } from '../activity/titles/short-name.ts'

/** One activity, or the banners of one phase, characters first: what is named first is what opens. */
export type Fold<A> = readonly [A, ...A[]]

/**
 * The activities with the banners of one phase in one place, that of the first: those of one game that end together
 * and are as sure. The order stays. (HOME-13, TON-11)
 */
export function foldBanners<A extends Pick<PlacedActivity, 'gameId' | 'type' | 'endAt' | 'certainty' | 'featured'>>(
  activities: readonly A[],
): readonly Fold<A>[] {
  const folds: (readonly [A, ...A[]])[] = []
  const placeOf = new Map<string, number>()
  for (const activity of activities) {
    const { gameId, type, endAt, certainty } = activity
    const phase = `${gameId} ${endAt} ${certainty}`
    const place = type === 'gacha' ? placeOf.get(phase) : undefined
    const previous = place === undefined ? undefined : folds[place]
    if (place !== undefined && previous) {
      folds[place] = [...previous, activity]
      continue
    }
    if (type === 'gacha') placeOf.set(phase, folds.length)
    folds.push([activity])
  }
  return folds.map(([first, ...others]) => ordered(first, others))
}

function ordered<A extends Parameters<typeof charactersFirst>[0]>(first: A, others: readonly A[]): Fold<A> {
  const [lead = first, ...rest] = [first, ...others].toSorted(charactersFirst)
  return [lead, ...rest]
}
