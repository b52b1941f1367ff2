import { CODE_REGIONS } from '@ephemeris/core/codes/redeem-code'
import { GAME_IDS } from '@ephemeris/core/games/game'
import * as z from 'zod'
import { asInstant } from '../stored-fields.ts'

/** As a source keeps them. */
export const storedCodes = z.array(
  z.object({
    gameId: z.enum(GAME_IDS),
    code: z.string(),
    region: z.enum(CODE_REGIONS),
    items: z.array(z.object({ name: z.string(), amount: z.number() })),
    since: asInstant,
    until: asInstant.nullable(),
    url: z.string().nullable(),
    checkedAt: asInstant,
    goneSince: asInstant.nullable(),
  }),
)
