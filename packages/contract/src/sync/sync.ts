import { SLOTS, type Slot } from '@ephemeris/core/sync/slot'
import type { UploadedSettings } from '@ephemeris/core/sync/slot-upload'
import type { SyncedSettings } from '@ephemeris/core/sync/synced-settings'
import { formatInstant, type Instant } from '@ephemeris/core/time/instant'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { instantText, readInstant } from '../wire/instant-wire.ts'
import { nothing, wire } from '../wire/wire.ts'
import { offeredSettings, settingsFields, settingsFromWire, settingsOnWire } from './synced-settings.ts'

/** The slot that is meant where none is named. (SYNC-10) */
const DEFAULT_SLOT: Slot = 1

const MAX_UPLOAD_BYTES = 960 * 1024

export interface Upload {
  readonly slot: Slot
  readonly settings: UploadedSettings
  /** The latest that may be written over, by the time of it; `null`: whatever is there. (SYNC-13) */
  readonly base: Instant | null
}

export interface Download {
  readonly settings: SyncedSettings
  readonly updatedAt: Instant
}

export interface SlotQuery {
  readonly slot: Slot
}

/** What replaced a version. */
export const VERSION_CAUSES = ['upload', 'clear', 'restore'] as const

export type VersionCause = (typeof VERSION_CAUSES)[number]

/** What a slot held before. */
export interface SlotVersion {
  /** Opaque. */
  readonly id: string
  readonly updatedAt: Instant
  readonly replacedAt: Instant
  readonly cause: VersionCause
  /** How many marks it holds. */
  readonly marks: number
}

export interface Restoration extends SlotQuery {
  readonly versionId: string
}

const slotNumber = z.literal(SLOTS)
const slotTexts = z.enum(SLOTS.map((slot) => String(slot)))

const inBody = wire(z.object({ slot: z.optional(slotNumber) }), {
  read: ({ slot = DEFAULT_SLOT }): SlotQuery => ({ slot }),
  write: ({ slot }) => ({ slot }),
})

const inQuery = wire(z.object({ slot: z.optional(slotTexts) }), {
  read: (w): SlotQuery => ({ slot: SLOTS.find((slot) => String(slot) === w.slot) ?? DEFAULT_SLOT }),
  write: ({ slot }) => ({ slot: String(slot) }),
})

const written = wire(z.object({ updated_at: instantText }), {
  read: (w): Instant => readInstant(w.updated_at),
  write: (at) => ({ updated_at: formatInstant(at) }),
})

export const uploadSettings = endpoint({
  method: 'POST',
  path: '/api/user/upload_settings',
  auth: 'user',
  summary:
    'Keeps marks, choice and order of games, plans, servers and own entries in a slot; what stood there becomes a version.',
  maxBodyBytes: MAX_UPLOAD_BYTES,
  input: wire(
    z.object({
      ...settingsFields,
      gameOrder: z.optional(settingsFields.gameOrder),
      slot: z.optional(slotNumber),
      base_updated_at: z.optional(instantText),
    }),
    {
      read: ({ slot = DEFAULT_SLOT, base_updated_at: base, gameOrder = null, ...settings }): Upload => ({
        slot,
        settings: { ...settingsFromWire({ ...settings, gameOrder: [] }), gameOrder },
        base: base === undefined ? null : readInstant(base),
      }),
      write: ({ slot, settings, base }) => {
        const { gameOrder, ...others } = settingsOnWire({ ...settings, gameOrder: settings.gameOrder ?? [] })
        return {
          ...others,
          ...(settings.gameOrder && { gameOrder }),
          slot,
          ...(base !== null && { base_updated_at: formatInstant(base) }),
        }
      },
    },
  ),
  storesMore: true,
  reply: written,
})

export const downloadSettings = endpoint({
  method: 'GET',
  path: '/api/user/download_settings',
  auth: 'user',
  summary: 'What a slot holds.',
  input: inQuery,
  reply: wire(z.object({ config: offeredSettings.schema, updated_at: instantText }), {
    read: (w): Download => ({ settings: offeredSettings.read(w.config), updatedAt: readInstant(w.updated_at) }),
    write: ({ settings, updatedAt }) => ({
      config: offeredSettings.write(settings),
      updated_at: formatInstant(updatedAt),
    }),
  }),
})

export const clearSlot = endpoint({
  method: 'POST',
  path: '/api/user/clear_cloud_settings',
  auth: 'user',
  summary: 'Empties one slot; what stood there becomes a version.',
  input: inBody,
  reply: nothing,
})

const versionOnWire = z.object({
  version_id: z.string(),
  updated_at: instantText,
  replaced_at: instantText,
  cause: z.enum(VERSION_CAUSES),
  marks: z.int(),
})

export const listSlotVersions = endpoint({
  method: 'GET',
  path: '/api/user/settings_versions',
  auth: 'user',
  summary: 'What a slot held before, the newest first.',
  input: inQuery,
  reply: wire(z.object({ versions: z.array(versionOnWire) }), {
    read: ({ versions }): SlotVersion[] =>
      versions.map(({ version_id, updated_at, replaced_at, cause, marks }) => ({
        id: version_id,
        updatedAt: readInstant(updated_at),
        replacedAt: readInstant(replaced_at),
        cause,
        marks,
      })),
    write: (versions) => ({
      versions: versions.map(({ id, updatedAt, replacedAt, cause, marks }) => ({
        version_id: id,
        updated_at: formatInstant(updatedAt),
        replaced_at: formatInstant(replacedAt),
        cause,
        marks,
      })),
    }),
  }),
})

export const restoreSlotVersion = endpoint({
  method: 'POST',
  path: '/api/user/restore_settings',
  auth: 'user',
  summary: 'Puts a version back into its slot; what stood there becomes a version.',
  input: wire(z.object({ slot: slotNumber, version_id: z.string() }), {
    read: ({ slot, version_id }): Restoration => ({ slot, versionId: version_id }),
    write: ({ slot, versionId }) => ({ slot, version_id: versionId }),
  }),
  storesMore: true,
  reply: written,
})
