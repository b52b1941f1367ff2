import * as z from 'zod/mini'
import { readKind } from '../by-game.ts'
import { PULL_FILES_BY_GAME } from '../games/pull-files.ts'
import { confidence, expression, number, orNull, type RowsOf, someText, texts } from '../shape.ts'
import { AREAS } from './servers.ts'

const area = z.enum(AREAS)

/** A game's own log of pulls. */
const pullLog = z.strictObject({
  /** Name of the parameter that takes the pool. */
  poolParameter: someText,
  /** Where an area's log is asked; requests go to these origins and nowhere else. */
  areas: z.array(z.strictObject({ area, gameBiz: orNull(someText), origin: someText })),
  queries: z.array(
    z.strictObject({
      /** In the order in which they are asked. */
      pools: texts,
      path: someText,
      /** Where it was before; only for the case that `path` does not exist (404): it answers with a part of the log. */
      oldPath: orNull(someText),
    }),
  ),
  links: z.array(z.strictObject({ kind: z.enum(['page', 'api']), host: someText, path: expression(), area })),
  /** How long the game keeps its log. The first row that names a pool holds for it. */
  retention: z
    .array(
      z.strictObject({
        /** `null`: all others. */
        pools: orNull(texts),
        /** What it is believed to keep. */
        keptDays: number,
        /** The shortest figure any source gives; warnings and proofs go by this one. */
        warnDays: number,
        confidence,
        note: orNull(someText),
      }),
    )
    // Pools that are not known yet have pulls too.
    .check(z.refine((rows) => rows.some(({ pools }) => !pools), 'must have a row without pools, for all others')),
  /** 0: the whole pool comes at once. */
  pageSize: number,
  /** Between two requests with one key. */
  pauseMs: number,
  /** How long a link works. */
  keyHours: number,
  /** How long a pull may take to appear. */
  delayHours: number,
})

export type PullLog = RowsOf<typeof pullLog>

export const PULL_LOGS = readKind(PULL_FILES_BY_GAME, 'log', pullLog)
