/** An object of a parsed file, read by its own keys alone; numbers count as the text they were written as. */
export class FileRecord {
  readonly #value: object

  private constructor(value: object) {
    this.#value = value
  }

  /** `null` for anything but an object. */
  static of(value: unknown): FileRecord | null {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? new FileRecord(value) : null
  }

  get(key: string): unknown {
    return Object.getOwnPropertyDescriptor(this.#value, key)?.value
  }

  /** Empty where there is no text and no whole number. */
  text(key: string): string {
    const value = this.get(key)
    if (typeof value === 'string') return value.trim()
    return Number.isSafeInteger(value) ? String(value) : ''
  }

  /** The first of several keys that holds something. */
  firstText(...keys: readonly string[]): string {
    return keys.map((key) => this.text(key)).find((text) => text !== '') ?? ''
  }

  record(key: string): FileRecord | null {
    return FileRecord.of(this.get(key))
  }

  /** `null` where there is no list. */
  list(key: string): readonly unknown[] | null {
    const value = this.get(key)
    return Array.isArray(value) ? value : null
  }

  keys(): readonly string[] {
    return Object.keys(this.#value)
  }
}
