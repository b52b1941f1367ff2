import { parseSettings, type SettingsObject } from '@ephemeris/core/settings/settings-object'
import type { Instant } from '@ephemeris/core/time/instant'
import { ENTRY, type Entries, keepEntry, readEntry } from '#web/lib/device/device-entry'
import { DEVICE_DEFAULTS, DEVICE_SCHEMA, type DeviceKey, type DeviceSettings } from '#web/lib/device/device-schema'
import type { WriteGuard } from '#web/lib/device/write-guard'

/**
 * `corrupt`: the previous settings were put aside; `partly`: some values of them were; `memory`: nothing is kept, because
 * storage is blocked or full.
 */
export type StorageTrouble = 'corrupt' | 'partly' | 'memory'

const KEYS = Object.keys(DEVICE_SCHEMA).filter((key): key is DeviceKey => Object.hasOwn(DEVICE_DEFAULTS, key))

/** In characters. Larger values are no settings of a player, and would take the room of those that are. */
const MAX_ASIDE = 200_000

type Patch = Partial<DeviceSettings>

type Change = (settings: DeviceSettings) => Patch

interface Opening {
  /** When the store is opened: what cannot be read is put aside under this date. */
  readonly at: Instant
  readonly guard: Pick<WriteGuard, 'permit' | 'subscribe'>
  /** What a change brings with it. */
  complete?(settings: DeviceSettings, patch: Patch): Patch
}

/**
 * The settings of this device, over local storage or, where that is blocked or full, over memory alone. (SET-4)
 *
 * Nothing is written without the guard's permit: as long as that is pending, changes hold in memory and are repeated on
 * what is stored when it is granted; once it is refused, there are none. (LOCK-10)
 */
export class SettingsStore {
  readonly #access: () => Entries
  readonly #at: Instant
  readonly #guard: Opening['guard']
  readonly #complete: NonNullable<Opening['complete']>
  readonly #listeners = new Set<() => void>()
  /** Changes that wait for the permit. */
  #waiting: Change[] = []
  /** As stored: with keys that this version does not know. */
  #raw: SettingsObject = {}
  /** The stored text that `#raw` is: the marks of years are not read again for each change. `null`: not known. */
  #text: string | null = null
  #settings: DeviceSettings
  #trouble: StorageTrouble | null = null

  /** `access` may throw, as browsers do where storage is forbidden. */
  constructor(access: () => Entries, { at, guard, complete = (_, patch) => patch }: Opening) {
    this.#access = access
    this.#at = at
    this.#guard = guard
    this.#complete = complete
    try {
      const { settings, unreadable } = readEntry(access())
      this.#raw = normalised(settings)
      if (unreadable.length > 0) this.#trouble = 'corrupt'
      else if (resetValues(settings) !== null) this.#trouble = 'partly'
    } catch {
      this.#trouble = 'memory'
    }
    this.#settings = readSettings(this.#raw)
    this.#catchUp()
    guard.subscribe(() => this.#catchUp())
  }

  get settings(): DeviceSettings {
    return this.#settings
  }

  get trouble(): StorageTrouble | null {
    return this.#trouble
  }

  /** Changes what is in `patch`; everything else stays, also what this version does not know. */
  write(patch: Patch): void {
    this.update(() => patch)
  }

  /** As `write`, for a change that builds on what is stored; another tab may have written without a message. (SET-5) */
  update(change: Change): void {
    const { permit } = this.#guard
    if (permit === 'refused') return
    if (permit === 'pending') {
      this.#waiting.push(change)
      this.#apply(change)
    } else {
      this.#adoptStored()
      this.#apply(change)
      this.#keep((entries) => {
        const text = JSON.stringify(this.#raw)
        entries.setItem(ENTRY, text)
        this.#text = text
      })
    }
    this.#notify()
  }

  /** Takes over what another tab has written; values that are the same keep their identity. (SET-5) */
  adopt(text: string | null): void {
    this.#take(text === null ? {} : parseSettings(text))
    for (const change of this.#waiting) this.#apply(change)
    this.#notify()
  }

  /** Once this tab may write: what was read in an older form or not at all is brought in order, what waited is done. */
  #catchUp(): void {
    if (this.#guard.permit !== 'granted') return
    const waiting = this.#waiting
    this.#waiting = []
    if (this.#trouble !== 'memory') {
      this.#keep((entries) => {
        const entry = readEntry(entries)
        this.#take(normalised(entry.settings))
        for (const change of waiting) this.#apply(change)
        const reset = resetValues(entry.settings)
        const aside = reset ? JSON.stringify(reset) : ''
        const isKept = aside !== '' && aside.length <= MAX_ASIDE
        const unreadable = [...entry.unreadable, ...(isKept ? [[ENTRY, aside] as const] : [])]
        keepEntry(entries, { ...entry, unreadable, settings: this.#raw }, this.#at)
      })
    }
    this.#notify()
  }

  /**
   * Where changes hold in memory alone, what is stored is older than they are. An entry that is gone was removed by the
   * browser, unannounced: a tab that removes it says so. (SET-8)
   */
  #adoptStored(): void {
    if (this.#trouble === 'memory') return
    this.#keep((entries) => {
      const text = entries.getItem(ENTRY)
      if (text !== null && text !== this.#text) this.#take(parseSettings(text))
    })
  }

  #apply(change: Change): void {
    const patch = this.#complete(this.#settings, change(this.#settings))
    this.#raw = withPatch(this.#raw, patch)
    this.#settings = { ...this.#settings, ...patch }
  }

  #keep(work: (entries: Entries) => void): void {
    try {
      work(this.#access())
    } catch {
      this.#trouble = 'memory'
    }
  }

  #take(written: SettingsObject | null): void {
    this.#text = null
    if (written === null) return
    const changed = KEYS.filter((key) => JSON.stringify(written[key]) !== JSON.stringify(this.#raw[key]))
    const read = readSettings(written)
    this.#raw = written
    this.#settings = { ...this.#settings, ...Object.fromEntries(changed.map((key) => [key, read[key]])) }
  }

  /** Calls `notify` after every change. Returns the way to end it. */
  subscribe(notify: () => void): () => void {
    this.#listeners.add(notify)
    return () => this.#listeners.delete(notify)
  }

  #notify(): void {
    for (const notify of this.#listeners) notify()
  }
}

function readSettings(raw: SettingsObject): DeviceSettings {
  return { ...DEVICE_DEFAULTS, ...Object.fromEntries(KEYS.flatMap((key) => readSetting(raw, key))) }
}

/** Nothing for a value that is absent or invalid: its default is used. */
function readSetting(raw: SettingsObject, key: DeviceKey): [DeviceKey, unknown][] {
  if (!Object.hasOwn(raw, key)) return []
  try {
    return [[key, DEVICE_SCHEMA[key].read(raw[key])]]
  } catch {
    return []
  }
}

/**
 * What can be read, as it would be written today; what cannot is gone, and what this version does not know stays.
 * (SET-1)
 */
function normalised(raw: SettingsObject): SettingsObject {
  const stored = KEYS.filter((key) => Object.hasOwn(raw, key))
  const absent: [DeviceKey, unknown][] = stored.map((key) => [key, null])
  return withPatch(raw, Object.fromEntries([...absent, ...stored.flatMap((key) => readSetting(raw, key))]))
}

/** The values, and the parts of values, that are reset since they cannot be read; `null`: there are none. (SET-1) */
function resetValues(raw: SettingsObject): SettingsObject | null {
  const reset = KEYS.filter((key) => Object.hasOwn(raw, key)).flatMap((key): [DeviceKey, unknown][] => {
    if (readSetting(raw, key).length === 0) return [[key, raw[key]]]
    const part = DEVICE_SCHEMA[key].unreadIn?.(raw[key])
    return part === undefined ? [] : [[key, part]]
  })
  return reset.length > 0 ? Object.fromEntries(reset) : null
}

/** `null` is stored as absence. */
function withPatch(raw: SettingsObject, patch: Patch): SettingsObject {
  const untouched = Object.entries(raw).filter(([key]) => !Object.hasOwn(patch, key))
  return Object.fromEntries([...untouched, ...KEYS.flatMap((key) => writeSetting(patch, key))])
}

function writeSetting<K extends DeviceKey>(patch: Patch, key: K): [K, unknown][] {
  const value = patch[key]
  return value === undefined || value === null ? [] : [[key, DEVICE_SCHEMA[key].write(value)]]
}
