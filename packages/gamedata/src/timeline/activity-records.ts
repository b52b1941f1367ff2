import type { PartialText } from '@ephemeris/core/language/language'
import * as z from 'zod/mini'
import kinds from '../../data/genshin/activity-kinds.json' with { type: 'json' }
import { HISTORY_FILES } from '../games/genshin/history-files.ts'
import { readPullFacts } from '../pulls/read-pull-facts.ts'
import { name, readShape, someText } from '../shape.ts'

/** Names of the kinds in which the game exports a player's activities, by its id; completed by our own translations. */
export const ACTIVITY_KIND_NAMES: ReadonlyMap<string, PartialText> = new Map(
  readShape(z.array(z.strictObject({ id: someText, name, ours: name })), kinds).map((row) => [
    row.id,
    { ...row.ours, ...row.name },
  ]),
)

/** Names of the game's characters by its id, the only thing that an exported activity says of them. */
export const CHARACTER_NAMES: ReadonlyMap<string, PartialText> = new Map(
  readPullFacts('genshin', HISTORY_FILES)
    .items.filter(({ type }) => type === 'character')
    .map(({ id, name }) => [id, name]),
)
