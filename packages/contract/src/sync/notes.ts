import { GAME_IDS } from '@ephemeris/core/games/game'
import { BELL_LEADS } from '@ephemeris/core/notes/bell'
import { GAMES_KEY, MAX_NOTES, type Notes, readNotes, writeNotes } from '@ephemeris/core/notes/notes'
import { MAX_TYPED } from '@ephemeris/core/notes/stamina'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { instantText } from '../wire/instant-wire.ts'
import { wire } from '../wire/wire.ts'
import { userGameSelections } from './synced-settings.ts'

const amount = z.int().check(z.minimum(0), z.maximum(MAX_TYPED))

const bell = z.object({
  edge: z.enum(['end', 'start']),
  leadHours: z.literal([0, ...BELL_LEADS]),
  isPaused: z.boolean(),
})
const stamina = z.object({ amount, typedAt: instantText, bellAt: z.nullable(amount) })
const checkIn = z.strictObject({})

/** `bell/<activity>`, `stamina/<game>`, `check-in/<game>`, `games` */
const key = z
  .string()
  .check(z.regex(new RegExp(`^(bell/[0-9a-f-]{36}|(stamina|check-in)/(${GAME_IDS.join('|')})|${GAMES_KEY})$`)))

const notesOnWire = z
  .record(key, z.object({ at: instantText, value: z.nullable(z.union([bell, stamina, checkIn, userGameSelections])) }))
  .check(z.refine((notes) => Object.keys(notes).length <= MAX_NOTES, `at most ${MAX_NOTES} notes`))

/** As they are sent: a program that is older than the server passes over kinds that it does not know. */
const offered = z.record(
  z.string(),
  z.object({ at: instantText, value: z.nullable(z.record(z.string(), z.unknown())) }),
)

export const syncNotes = endpoint({
  method: 'POST',
  path: '/api/user/notes',
  auth: 'user',
  summary:
    'Bells of activities, stamina, check-ins and the chosen games: takes the newer change of each from the device, and answers what holds then.',
  input: wire(z.object({ notes: notesOnWire }), {
    read: ({ notes }): Notes => readNotes(notes),
    write: (notes) => ({ notes: writeNotes(notes) as z.input<typeof notesOnWire> }),
  }),
  maxBodyBytes: 64 * 1024,
  storesMore: true,
  reply: wire(z.object({ notes: offered }), {
    read: ({ notes }): Notes => readNotes(notes),
    write: (notes) => ({ notes: writeNotes(notes) as z.input<typeof offered> }),
  }),
})
