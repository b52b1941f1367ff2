import type { Random } from '@ephemeris/core/gacha/synthetic/seeded-random'

/** @throws RangeError for nothing to pick from */
export function pick<Value>(values: readonly Value[], random: Random): Value {
  const place = Math.floor(random() * values.length)
  if (place >= values.length) throw new RangeError('nothing to pick from')
  return values[place] as Value
}

export function shuffled<Value>(values: readonly Value[], random: Random): readonly Value[] {
  return values
    .map((value) => ({ value, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ value }) => value)
}
