import type { Pull } from '../pull.ts'

/** A 3-star of genshin's character banner, with what a test changes. */
export function samplePull(change: Partial<Pull> = {}): Pull {
  return {
    id: '1768021200000279850',
    poolId: '301',
    time: '2026-01-10 13:11:31',
    itemId: '11301',
    name: 'Cool Steel',
    itemType: 'Weapon',
    rankType: '3',
    count: '1',
    gachaId: '',
    order: 0,
    ...change,
  }
}

/** Pulls a minute apart, with ids that rise; each row says only what is special about it. */
export function sampleLog(changes: readonly Partial<Pull>[], start = '2026-01-10 00:00:00'): readonly Pull[] {
  const first = Date.parse(`${start.replace(' ', 'T')}Z`)
  return changes.map((change, index) =>
    samplePull({
      id: String(1768021200000000000n + BigInt(index)),
      time: new Date(first + index * 60_000).toISOString().slice(0, 19).replace('T', ' '),
      ...change,
    }),
  )
}

/** `count` 3-stars and then what follows: the last one of the rows has the pity `count + 1`. */
export function after(count: number, change: Partial<Pull>): readonly Partial<Pull>[] {
  return [...Array.from({ length: count }, () => ({})), change]
}
