import { itemKey, type Pull, TEN_PULL } from '../pull.ts'
import { compareIds, comparePulls } from '../pull-order.ts'
import { hasIdLength } from '../rows/game-id.ts'
import { isSamePull } from './same-pull.ts'

/** Two rows of one pull: the one with the smaller id, and the other one. */
export type Twins = readonly [stays: Pull, goes: Pull]

/** The digits of an id that stay when the game issues a new one: those behind the hour. */
const LASTING_DIGITS = 9

/**
 * Pulls of one second that stand there under several ids: on 2024-11-20 Genshin Impact listed pulls again under ids that
 * begin with another minute and end alike (lgou2w/HoYo.Gacha issue 56). (GACHA-5)
 *
 * @param rows of one second of one log
 */
export function reissuedOnes(rows: readonly Pull[]): readonly Twins[] {
  if (new Set(rows.map(lastingDigits)).size === rows.length) return []
  const firsts = new Map<string, Pull[]>()
  const twins: Twins[] = []
  for (const pull of ownOf(rows)) {
    const digits = lastingDigits(pull)
    const same = firsts.get(digits) ?? []
    firsts.set(digits, same)
    const first = same.find((one) => isSamePull(one, pull))
    if (first) twins.push([first, pull])
    // More would be of a hostile file.
    else if (same.length < TEN_PULL) same.push(pull)
  }
  return twins
}

/**
 * A whole ten-pull that two views have under ids of which none is in both: the same items in the same order in the same
 * second of the same log cannot happen twice. (GACHA-5)
 */
export function reissuedTens([known = [], incoming = []]: readonly (readonly Pull[])[]): readonly Twins[] {
  if (known.length < TEN_PULL || incoming.length !== known.length) return []
  const [one, other] = [ownOf(known), ownOf(incoming)]
  const ids = new Set(one.map(({ id }) => id))
  if (one.length < TEN_PULL || other.some(({ id }) => ids.has(id)) || sequence(one) !== sequence(other)) return []
  return one.flatMap((pull, place) => {
    const twin = other[place]
    if (!twin) return []
    return [compareIds(pull.id, twin.id) < 0 ? ([pull, twin] as const) : ([twin, pull] as const)]
  })
}

function lastingDigits({ id }: Pull): string {
  return id.slice(-LASTING_DIGITS)
}

function ownOf(rows: readonly Pull[]): readonly Pull[] {
  return rows.filter(({ id }) => hasIdLength(id)).sort(comparePulls)
}

function sequence(pulls: readonly Pull[]): string {
  return pulls.map(itemKey).join('\n')
}
