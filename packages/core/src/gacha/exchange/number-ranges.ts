/** Whole numbers from `first` to `last`, both included. */
export type NumberRange = readonly [first: number, last: number]

/** As few ranges as hold these numbers, which rise. */
export function numberRanges(numbers: readonly number[]): NumberRange[] {
  const ranges: [number, number][] = []
  for (const number of numbers) {
    const last = ranges.at(-1)
    if (last?.[1] === number - 1) last[1] = number
    else ranges.push([number, number])
  }
  return ranges
}

/** Whether the ranges rise and no number is in two of them, so that all together hold no more numbers than there are. */
export function areApart(ranges: readonly NumberRange[]): boolean {
  return ranges.every(([first, last], n) => first <= last && first > (ranges[n - 1]?.[1] ?? -1))
}

/** The parts of a list whose places are in the ranges, which are apart. */
export function partsAt<T>(list: readonly T[], ranges: readonly NumberRange[]): T[] {
  return ranges.flatMap(([first, last]) => list.slice(first, last + 1))
}
