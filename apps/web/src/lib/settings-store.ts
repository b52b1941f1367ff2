import { parseSettings, type SettingsObject } from '@ephemeris/core/settings/settings-object'
import type { Instant } from '@ephemeris/core/time/instant'
import { ENTRY, type Entries, keepEntry, readEntry } from '#web/lib/device-entry'
import { DEVICE_DEFAULTS, DEVICE_SCHEMA, type DeviceKey, type DeviceSettings } from '#web/lib/device-schema'

/** `corrupt`: the former settings were put aside; `memory`: nothing is kept, because storage is blocked or full. */
export type StorageTrouble = 'corrupt' | 'memory'

const KEYS = Object.keys(DEVICE_SCHEMA).filter((key): key is DeviceKey => Object.hasOwn(DEVICE_DEFAULTS, key))

/** The settings of this device, over local storage or, where that is blocked or full, over memory alone. (SET-4) */
export class SettingsStore {
  readonly #access: () => Entries
  readonly #listeners = new Set<() => void>()
  /** As stored: with keys that this version does not know. */
  #raw: SettingsObject = {}
  #settings: DeviceSettings
  #trouble: StorageTrouble | null = null

  /** `access` may throw, as browsers do where storage is forbidden. */
  constructor(access: () => Entries, at: Instant) {
    this.#access = access
    try {
      const entries = access()
      const entry = readEntry(entries)
      this.#raw = normalised(entry.settings)
      keepEntry(entries, { ...entry, settings: this.#raw }, at)
      if (entry.unreadable !== null) this.#trouble = 'corrupt'
    } catch {
      this.#trouble = 'memory'
    }
    this.#settings = readSettings(this.#raw)
  }

  get settings(): DeviceSettings {
    return this.#settings
  }

  get trouble(): StorageTrouble | null {
    return this.#trouble
  }

  /** Changes what is in `patch`; everything else stays, also what this version does not know. */
  write(patch: Partial<DeviceSettings>): void {
    this.update(() => patch)
  }

  /** As `write`, for a change that builds on what is stored; another tab may have written that unheard. (SET-5) */
  update(change: (settings: DeviceSettings) => Partial<DeviceSettings>): void {
    this.#adoptStored()
    const patch = change(this.#settings)
    this.#raw = withPatch(this.#raw, patch)
    this.#settings = { ...this.#settings, ...patch }
    try {
      this.#access().setItem(ENTRY, JSON.stringify(this.#raw))
    } catch {
      this.#trouble = 'memory'
    }
    this.#notify()
  }

  /** Takes over what another tab has written; values that are the same keep their identity. (SET-5) */
  adopt(text: string | null): void {
    this.#take(text)
    this.#notify()
  }

  /** Where changes hold in memory alone, what is stored is older than they are. */
  #adoptStored(): void {
    if (this.#trouble === 'memory') return
    try {
      this.#take(this.#access().getItem(ENTRY))
    } catch {
      this.#trouble = 'memory'
    }
  }

  #take(text: string | null): void {
    const written = text === null ? {} : parseSettings(text)
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

/** Nothing for a value that is absent or does not fit: its default stands in. */
function readSetting(raw: SettingsObject, key: DeviceKey): [DeviceKey, unknown][] {
  if (!Object.hasOwn(raw, key)) return []
  try {
    return [[key, DEVICE_SCHEMA[key].read(raw[key])]]
  } catch {
    return []
  }
}

/** What can be read, as it would be written today; what cannot is gone, and what this version does not know stays. (SET-1) */
function normalised(raw: SettingsObject): SettingsObject {
  const stored = KEYS.filter((key) => Object.hasOwn(raw, key))
  const absent: [DeviceKey, unknown][] = stored.map((key) => [key, null])
  return withPatch(raw, Object.fromEntries([...absent, ...stored.flatMap((key) => readSetting(raw, key))]))
}

/** `null` is stored as absence. */
function withPatch(raw: SettingsObject, patch: Partial<DeviceSettings>): SettingsObject {
  const untouched = Object.entries(raw).filter(([key]) => !Object.hasOwn(patch, key))
  return Object.fromEntries([...untouched, ...KEYS.flatMap((key) => writeSetting(patch, key))])
}

function writeSetting<K extends DeviceKey>(patch: Partial<DeviceSettings>, key: K): [K, unknown][] {
  const value = patch[key]
  return value === undefined || value === null ? [] : [[key, DEVICE_SCHEMA[key].write(value)]]
}
