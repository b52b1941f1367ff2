import { isHandoffId } from '@ephemeris/core/handoff/handoff-address'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { nothing, wire } from './wire/wire.ts'

/** In base64url characters: a longest link with its seal. Less than `MAX_BODY_BYTES`. (HAND-6) */
export const MAX_SEALED_LENGTH = 12_000

const id = z.string().check(z.refine(isHandoffId))
const twoDigits = z.string().check(z.regex(/^\d{2}$/))
const sealedText = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(MAX_SEALED_LENGTH))

/** A code for the calling device to show. */
export interface MadeHandoff {
  readonly handoffId: string
  /** Proves to `checkHandoff` and `cancelHandoff` that the caller has made the code. */
  readonly secret: string
  /** Two digits that both devices show. */
  readonly match: string
  readonly expiresInSeconds: number
}

export const makeHandoff = endpoint({
  method: 'POST',
  path: '/api/handoff/make',
  auth: 'user',
  summary: 'Makes a code by which another device sends one link, sealed, to the device that shows it.',
  reply: wire(z.object({ handoff_id: id, secret: id, match: twoDigits, expires_in: z.int() }), {
    read: (w): MadeHandoff => ({
      handoffId: w.handoff_id,
      secret: w.secret,
      match: w.match,
      expiresInSeconds: w.expires_in,
    }),
    write: (made) => ({
      handoff_id: made.handoffId,
      secret: made.secret,
      match: made.match,
      expires_in: made.expiresInSeconds,
    }),
  }),
})

export interface HandoffProof {
  readonly handoffId: string
  readonly secret: string
}

const proof = wire(z.object({ handoff_id: id, secret: id }), {
  read: (w): HandoffProof => ({ handoffId: w.handoff_id, secret: w.secret }),
  write: ({ handoffId, secret }) => ({ handoff_id: handoffId, secret }),
})

/** What the device that shows a code learns. */
export interface HandoffCheck {
  readonly status: 'waiting' | 'opened' | 'sent' | 'refused'
  /** The other device is in another network. */
  readonly isFar: boolean
  /** E.g. `Safari on iOS`; `null`: none has opened the code. */
  readonly device: string | null
  /** In one answer only, with `sent`; `null` otherwise. */
  readonly sealed: string | null
}

export const checkHandoff = endpoint({
  method: 'POST',
  path: '/api/handoff/check',
  auth: 'none',
  summary: 'How far a hand-off is; the device that has made it gets the sealed link, once.',
  input: proof,
  reply: wire(
    z.object({
      status: z.enum(['waiting', 'opened', 'sent', 'refused']),
      other_network: z.boolean(),
      device_info: z.nullable(z.string()),
      sealed: z.optional(sealedText),
    }),
    {
      read: (w): HandoffCheck => ({
        status: w.status,
        isFar: w.other_network,
        device: w.device_info,
        sealed: w.sealed ?? null,
      }),
      write: ({ status, isFar, device, sealed }) => ({
        status,
        other_network: isFar,
        device_info: device,
        ...(sealed !== null && { sealed }),
      }),
    },
  ),
})

export const cancelHandoff = endpoint({
  method: 'POST',
  path: '/api/handoff/cancel',
  auth: 'none',
  summary: 'Ends a hand-off; asked by the device that has made it.',
  input: proof,
  reply: nothing,
})

const handoffOnly = wire(z.object({ handoff_id: id }), {
  read: (w) => ({ handoffId: w.handoff_id }),
  write: ({ handoffId }) => ({ handoff_id: handoffId }),
})

/** The device that shows a code, as the other one learns of it. */
export interface HandoffTarget {
  /** E.g. `Chrome on Windows`. */
  readonly device: string
  readonly ageSeconds: number
  readonly expiresInSeconds: number
  /** Two digits that the other device shows; `null`: it is in another network, and the user has to type them. */
  readonly match: string | null
}

export const openHandoff = endpoint({
  method: 'POST',
  path: '/api/handoff/open',
  auth: 'none',
  summary: 'Which device waits for a link.',
  input: handoffOnly,
  reply: wire(z.object({ device_info: z.string(), age: z.int(), expires_in: z.int(), match: z.optional(twoDigits) }), {
    read: (w): HandoffTarget => ({
      device: w.device_info,
      ageSeconds: w.age,
      expiresInSeconds: w.expires_in,
      match: w.match ?? null,
    }),
    write: ({ device, ageSeconds, expiresInSeconds, match }) => ({
      device_info: device,
      age: ageSeconds,
      expires_in: expiresInSeconds,
      ...(match !== null && { match }),
    }),
  }),
})

export interface SentHandoff {
  readonly handoffId: string
  /** base64url; the server cannot read it. */
  readonly sealed: string
  /** The digits that the other device shows; `null`: they were not asked for. */
  readonly match: string | null
}

export const sendHandoff = endpoint({
  method: 'POST',
  path: '/api/handoff/send',
  auth: 'none',
  summary: 'Sends a sealed link to the device that shows the code.',
  input: wire(z.object({ handoff_id: id, sealed: sealedText, match: z.optional(twoDigits) }), {
    read: (w): SentHandoff => ({ handoffId: w.handoff_id, sealed: w.sealed, match: w.match ?? null }),
    write: ({ handoffId, sealed, match }) => ({ handoff_id: handoffId, sealed, ...(match !== null && { match }) }),
  }),
  reply: nothing,
})

/** What the device that sends learns afterwards. */
export interface HandoffProgress {
  readonly status: 'waiting' | 'opened' | 'sent' | 'collected' | 'refused'
}

export const followHandoff = endpoint({
  method: 'POST',
  path: '/api/handoff/follow',
  auth: 'none',
  summary: 'Whether a sent link has been collected.',
  input: handoffOnly,
  reply: wire(z.object({ status: z.enum(['waiting', 'opened', 'sent', 'collected', 'refused']) }), {
    read: (w): HandoffProgress => w,
    write: ({ status }) => ({ status }),
  }),
})

export const refuseHandoff = endpoint({
  method: 'POST',
  path: '/api/handoff/refuse',
  auth: 'none',
  summary: 'Ends a hand-off; asked by the device that was to send.',
  input: handoffOnly,
  reply: nothing,
})
