import { settledWithin } from '#web/lib/time/settled-within'

/** What a picture may wait for its font. */
const LIMIT_MS = 3_000

/**
 * Waits until the first font of a list of families is loaded, or cannot be, or has taken too long: the others of the
 * list replace it then. They are those of the device, which load at once or not at all.
 */
export async function loadFont(families: string, weights: readonly number[]): Promise<void> {
  const [first] = families.split(',')
  const loading = weights.map((weight) => document.fonts.load(`${weight} 20px ${first}`, 'Aa0'))
  await settledWithin(Promise.all(loading), LIMIT_MS)
}
