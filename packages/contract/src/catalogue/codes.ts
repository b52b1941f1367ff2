import type { RedeemCode } from '@ephemeris/core/codes/redeem-code'
import type { Language } from '@ephemeris/core/language/language'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { codeFields, codeOfWire, writeOpenCode } from '../open/open-code.ts'
import { readLanguage } from '../wire/query-fields.ts'
import { wire } from '../wire/wire.ts'

/** A code with what it is worth; currencies are named in the language of the request. */
export interface ShownCode extends RedeemCode {
  /** Not rounded; `null`: its rewards are not stated. */
  readonly pulls: number | null
  /** Of the game's currency for pulls and its tickets, as parts of `items`; empty: none of both. */
  readonly given: readonly { readonly id: string; readonly amount: number }[]
}

const codeOnWire = z.object({
  ...codeFields,
  pulls: z.nullable(z.number()),
  given: z.array(z.object({ id: z.string(), amount: z.number() })),
})

/** Redeem codes that are valid, perhaps over, or have ended in the last days. (CODE-9) */
export const listCodes = endpoint({
  method: 'GET',
  path: '/api/codes',
  auth: 'none',
  summary: 'Redeem codes of the four games: region, rewards, what they are worth in pulls, and when they end.',
  cache: 'public',
  input: wire(z.object({ lang: z.optional(z.string()) }), {
    read: ({ lang }): Language => readLanguage(lang),
    write: (lang) => ({ lang }),
  }),
  reply: wire(z.object({ codes: z.array(codeOnWire) }), {
    read: ({ codes }): readonly ShownCode[] =>
      codes.map(({ pulls, given, ...code }) => ({ ...codeOfWire(code), pulls, given })),
    write: (codes) => ({
      codes: codes.map(({ pulls, given, ...code }) => ({
        ...writeOpenCode(code),
        pulls,
        given: given.map(({ id, amount }) => ({ id, amount })),
      })),
    }),
  }),
})
