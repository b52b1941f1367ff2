import { CODE_REGIONS, type RedeemCode, readCode } from '@ephemeris/core/codes/redeem-code'
import { GAME_IDS } from '@ephemeris/core/games/game'
import { formatInstant } from '@ephemeris/core/time/instant'
import * as z from 'zod/mini'
import { instantText, readInstant } from '../wire/instant-wire.ts'

export const codeFields = {
  game_id: z.enum(GAME_IDS),
  code: z.string().check(z.refine((text) => readCode(text) === text, 'a code')),
  region: z.enum(CODE_REGIONS),
  /** Empty where the rewards are not stated. */
  items: z.array(
    z.object({ name: z.string().check(z.maxLength(100)), amount: z.number().check(z.gte(0), z.lte(10_000_000)) }),
  ),
  since: instantText,
  /** `null`: not stated. */
  until: z.nullable(instantText),
  url: z.nullable(z.url({ protocol: /^https$/ })),
  checked_at: instantText,
  /** Since when its source lacks it; `null`: it does not. */
  gone_since: z.nullable(instantText),
}

/** A code as other sites and instances read it. */
export const openCodeOnWire = z.object(codeFields)

/** `null` for a row that does not fit. */
export function readOpenCode(row: unknown): RedeemCode | null {
  const { data: w } = openCodeOnWire.safeParse(row)
  return w ? codeOfWire(w) : null
}

export function codeOfWire(w: z.infer<typeof openCodeOnWire>): RedeemCode {
  return {
    gameId: w.game_id,
    code: w.code,
    region: w.region,
    items: w.items,
    since: readInstant(w.since),
    until: w.until === null ? null : readInstant(w.until),
    url: w.url,
    checkedAt: readInstant(w.checked_at),
    goneSince: w.gone_since === null ? null : readInstant(w.gone_since),
  }
}

export function writeOpenCode(code: RedeemCode): z.infer<typeof openCodeOnWire> {
  return {
    game_id: code.gameId,
    code: code.code,
    region: code.region,
    items: code.items.map(({ name, amount }) => ({ name, amount })),
    since: formatInstant(code.since),
    until: code.until === null ? null : formatInstant(code.until),
    url: code.url,
    checked_at: formatInstant(code.checkedAt),
    gone_since: code.goneSince === null ? null : formatInstant(code.goneSince),
  }
}
