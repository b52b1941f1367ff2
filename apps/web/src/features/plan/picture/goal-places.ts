import {
  FLAG_PX,
  type FlagSpace,
  flagSpaces,
  nameWidthPx,
  type PoleSpace,
  poleSpaces,
} from '#web/features/plan/picture/pole-spaces'

/** Where a goal stands in the picture. */
export interface GoalPlace {
  /** Of its pole. */
  readonly x: number
  /** From the pole to its disc: goals of one day have one pole. */
  readonly discPx: number
  /** From the pole to its ladder. */
  readonly ladderPx: number
  /** Of several stacked goals only the last one, which includes the others, has its ladder. */
  readonly hasLadder: boolean
  /** Of its labels. */
  readonly labels: PoleSpace
  /** Of its name. */
  readonly flag: FlagSpace
}

/** Poles that are nearer than this are one. */
const ONE_POLE_PX = 24
const FORK_PX = 16
const LADDER_PX = 7

/**
 * Goals of about one day share a pole. Two stand on a fork, the first at the left, with names and ladders outwards. More
 * are stacked, the first at the top; so are the discs of two where only that leaves room for both names. (PLAN-12)
 *
 * @param goals from the left
 */
export function goalPlaces(
  goals: readonly { readonly x: number; readonly name: string }[],
  sides: { readonly left: number; readonly right: number },
): readonly GoalPlace[] {
  const groups: { x: number; names: string[] }[] = []
  for (const { x, name } of goals) {
    const last = groups.at(-1)
    if (last && x - last.x < ONE_POLE_PX) last.names.push(name)
    else groups.push({ x, names: [name] })
  }
  const xs = groups.map(({ x }) => x)
  const poles = poleSpaces(xs, sides)
  const lengthened = groups.map(({ names }) => names.toSorted((a, b) => b.length - a.length)[0] ?? '')
  const flags = flagSpaces(lengthened, xs, { places: poles, ...sides })

  return groups.flatMap(({ x, names }, index): GoalPlace[] => {
    const [labels, flag] = [poles[index], flags[index]]
    if (!labels || !flag) return []
    if (names.length === 1) return [{ x, discPx: 0, ladderPx: 0, hasLadder: true, labels, flag }]
    if (names.length > 2) {
      return names.map((_, place) => {
        const row = flag.row + names.length - 1 - place
        return { x, discPx: 0, ladderPx: 0, hasLadder: place === names.length - 1, labels, flag: { ...flag, row } }
      })
    }
    const spaces = [true, false].map((isLeft): PoleSpace => {
      const [neighbour, edge] = isLeft ? [xs[index - 1], sides.left] : [xs[index + 1], sides.right]
      const away = Math.abs(x - (neighbour ?? edge))
      return { isLeft, spacePx: (neighbour === undefined ? away : away / 2) - FORK_PX }
    })
    const fits = (place: number, { spacePx }: PoleSpace) => nameWidthPx(names[place] ?? '') <= spacePx - FLAG_PX
    const isStacked =
      !spaces.every((space, place) => fits(place, space)) && names.every((_, place) => fits(place, flag))
    return spaces.map((space, place) => {
      const sign = space.isLeft ? -1 : 1
      const ladder = { x, ladderPx: sign * LADDER_PX, hasLadder: true, labels: space }
      if (isStacked) return { ...ladder, discPx: 0, flag: { ...flag, row: flag.row + 1 - place } }
      return { ...ladder, discPx: sign * FORK_PX, flag: { ...space, row: flag.row } }
    })
  })
}
