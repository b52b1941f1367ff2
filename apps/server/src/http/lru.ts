/** Keeps the entries that were used last, as long as their weights add up to no more than `limit`. */
export class Lru<K, V> {
  readonly #limit: number
  readonly #weigh: (value: V, key: K) => number
  readonly #entries = new Map<K, V>()
  #weight = 0

  /** @param weigh always the same for the same entry; unset: each weighs 1 */
  constructor(limit: number, weigh: (value: V, key: K) => number = () => 1) {
    this.#limit = limit
    this.#weigh = weigh
  }

  get(key: K): V | undefined {
    const value = this.#entries.get(key)
    if (value === undefined) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, value)
    return value
  }

  set(key: K, value: V): void {
    this.#delete(key)
    this.#entries.set(key, value)
    this.#weight += this.#weigh(value, key)
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.#limit) return
      this.#delete(oldest)
    }
  }

  clear(): void {
    this.#entries.clear()
    this.#weight = 0
  }

  #delete(key: K): void {
    const value = this.#entries.get(key)
    if (value === undefined) return
    this.#entries.delete(key)
    this.#weight -= this.#weigh(value, key)
  }
}
