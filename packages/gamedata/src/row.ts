import { LANGUAGES, type PartialText } from '@ephemeris/core/language/language'
import { CONFIDENCES, type Provenance } from './confidence.ts'

/**
 * One record of a data file, read field by field; a field of another shape throws a `RangeError` that names file,
 * row and field. An absent optional field and an explicit `null` are the same.
 */
export class Row {
  readonly #fields: Readonly<Record<string, unknown>>
  readonly #where: string

  constructor(value: unknown, where: string) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new RangeError(`${where}: no record`)
    this.#fields = value as Readonly<Record<string, unknown>>
    const { id } = this.#fields
    this.#where = typeof id === 'string' ? `${where} ${id}` : where
  }

  text(key: string): string {
    return this.#read(key, isText, 'a text')
  }

  textOrNull(key: string): string | null {
    return this.#optional(key, isText, 'a text')
  }

  number(key: string): number {
    return this.#read(key, isNumber, 'a number')
  }

  numberOrNull(key: string): number | null {
    return this.#optional(key, isNumber, 'a number')
  }

  /** An absent flag is `false`. */
  flag(key: string): boolean {
    return this.flagOrNull(key) ?? false
  }

  flagOrNull(key: string): boolean | null {
    return this.#optional(key, isFlag, 'true or false')
  }

  oneOf<const T extends string>(key: string, options: readonly T[]): T {
    const value = this.#fields[key]
    return options.find((option) => option === value) ?? this.#fault(key, `one of ${options.join(', ')}`)
  }

  texts(key: string): readonly string[] {
    return this.#read(key, isTexts, 'a list of texts')
  }

  textsOrNull(key: string): readonly string[] | null {
    return this.#optional(key, isTexts, 'a list of texts')
  }

  name(key: string): PartialText {
    return this.nameOrNull(key) ?? this.#fault(key, 'a text per language')
  }

  nameOrNull(key: string): PartialText | null {
    return this.#optional(key, isName, 'a text per language')
  }

  row(key: string): Row {
    return new Row(this.#fields[key], `${this.#where} ${key}`)
  }

  /** An absent list is empty. */
  rows(key: string): readonly Row[] {
    return rowsOf(this.#fields[key] ?? [], `${this.#where} ${key}`)
  }

  /** A record of names, e.g. translations by id; absent is empty. A name may refer to one of `shared`. */
  namesByKey(key: string, shared: ReadonlyMap<string, PartialText> = new Map()): ReadonlyMap<string, PartialText> {
    if (!Object.hasOwn(this.#fields, key)) return new Map()
    const names = this.row(key)
    return new Map(Object.keys(names.#fields).map((id) => [id, names.#nameOf(id, shared)]))
  }

  /** A text per language, the key of a shared one, or such a key as `name` beside languages that differ from it. */
  #nameOf(key: string, shared: ReadonlyMap<string, PartialText>): PartialText {
    if (this.isText(key)) return shared.get(this.text(key)) ?? this.#fault(key, 'a shared name')
    const { name, ...own } = Object(this.#fields[key])
    if (name === undefined) return this.name(key)
    const base = shared.get(name) ?? this.#fault(key, 'a shared name')
    return { ...base, ...new Row({ own }, `${this.#where} ${key}`).name('own') }
  }

  /** Whether the field is there and not `null`. */
  has(key: string): boolean {
    return (this.#fields[key] ?? null) !== null
  }

  isText(key: string): boolean {
    return isText(this.#fields[key])
  }

  provenance(): Provenance {
    return { confidence: this.oneOf('confidence', CONFIDENCES), src: this.texts('src'), note: this.textOrNull('note') }
  }

  #optional<T>(key: string, fits: (value: unknown) => value is T, form: string): T | null {
    const value = this.#fields[key] ?? null
    return value === null ? null : this.#read(key, fits, form)
  }

  #read<T>(key: string, fits: (value: unknown) => value is T, form: string): T {
    const value = this.#fields[key]
    return fits(value) ? value : this.#fault(key, form)
  }

  #fault(key: string, form: string): never {
    throw new RangeError(`${this.#where}: ${key} must be ${form}`)
  }
}

/** The records of a data file or of a list inside one. */
export function rowsOf(value: unknown, where: string): readonly Row[] {
  if (!Array.isArray(value)) throw new RangeError(`${where}: no list`)
  return value.map((row, index) => new Row(row, `${where} row ${index + 1}`))
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number'
}

function isFlag(value: unknown): value is boolean {
  return typeof value === 'boolean'
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText)
}

const LANGUAGE_CODES: ReadonlySet<string> = new Set(LANGUAGES)

function isName(value: unknown): value is PartialText {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(([code, text]) => LANGUAGE_CODES.has(code) && isText(text))
  )
}
