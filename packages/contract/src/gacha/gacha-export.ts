import type { ExportMode } from '@ephemeris/core/gacha/exchange/write-file'
import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import type { Language } from '@ephemeris/core/language/language'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { readLanguage } from '../wire/query-fields.ts'
import { plain, wire } from '../wire/wire.ts'
import { accountFields, accountOnWire, readPullAccount } from './gacha-fields.ts'

export interface ExportQuery extends PullAccount {
  readonly mode: ExportMode
  /** Of names and kinds. */
  readonly language: Language
}

export const exportPulls = endpoint({
  method: 'GET',
  path: '/api/gachalog/export/:game_id/:uid',
  auth: 'user',
  summary: 'The pulls of an account as a file in UIGF 4.2, with our extension unless `mode` is `strict`.',
  form: 'file',
  input: wire(
    z.object({ ...accountFields, mode: z.optional(z.enum(['strict', 'extended'])), lang: z.optional(z.string()) }),
    {
      read: (w): ExportQuery => ({
        ...readPullAccount(w),
        mode: w.mode ?? 'extended',
        language: readLanguage(w.lang),
      }),
      write: (query) => ({ ...accountOnWire(query), mode: query.mode, lang: query.language }),
    },
  ),
  reply: plain(z.record(z.string(), z.unknown())),
})
