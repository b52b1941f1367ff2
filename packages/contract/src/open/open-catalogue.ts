import type { RedeemCode } from '@ephemeris/core/codes/redeem-code'
import { formatInstant, type Instant } from '@ephemeris/core/time/instant'
import * as z from 'zod/mini'
import { type CatalogueSource, readSource, sourceOnWire, writeSource } from '../config.ts'
import { endpoint } from '../endpoint.ts'
import { instantText, readInstant } from '../wire/instant-wire.ts'
import { jsonSchema } from '../wire/json-schema.ts'
import { plain, type Wire } from '../wire/wire.ts'
import { type OpenActivity, openActivityOnWire, readOpenActivity, writeOpenActivity } from './open-activity.ts'
import { openCodeOnWire, readOpenCode, writeOpenCode } from './open-code.ts'

export const OPEN_CATALOGUE_PATH = '/api/catalogue/v1.json'

/** The first number changes when a client of the previous format could misread the new one; fields may be added. */
const VERSION = '1.2'

const onWire = z.object({
  format: z.literal('ephemeris-catalogue'),
  version: z.string().check(z.regex(/^1\.\d+$/)),
  /** When the newest source of an activity was read or checked. */
  updated_at: instantText,
  sources: z.array(sourceOnWire),
  /** Words that the operator adds to the reading of notices: by game and use. */
  notice_words: z.optional(z.record(z.string(), z.record(z.string(), z.array(z.string())))),
  /** Redeem codes, since version 1.2; absent where none is known. */
  codes: z.optional(z.array(openCodeOnWire)),
  /** By start, then uuid. */
  activities: z.array(openActivityOnWire),
})

/** The document as it comes from elsewhere: its rows are read one by one, so that a bad one never costs the others. */
export const openCatalogueHead = z.object({
  format: onWire.shape.format,
  version: onWire.shape.version,
  updated_at: onWire.shape.updated_at,
  notice_words: z.optional(z.unknown()),
  codes: z.optional(z.array(z.unknown())),
  activities: z.array(z.unknown()),
})

/** Everything that the catalogue holds and computes. */
/** Lists of words by game and use. */
type NoticeWords = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

export interface OpenCatalogue {
  readonly updatedAt: Instant
  readonly sources: readonly CatalogueSource[]
  readonly activities: readonly OpenActivity[]
  readonly codes: readonly RedeemCode[]
  /** Words that the operator adds to the reading of notices. */
  readonly noticeWords: NoticeWords
}

const openCatalogue: Wire<OpenCatalogue> = {
  schema: onWire,
  read: (travelled) => {
    const { updated_at, sources, activities, codes = [], notice_words = {} } = onWire.parse(travelled)
    return {
      updatedAt: readInstant(updated_at),
      sources: sources.map(readSource).filter((source) => source !== null),
      activities: activities.map(readOpenActivity).filter((activity) => activity !== null),
      codes: codes.map(readOpenCode).filter((code) => code !== null),
      noticeWords: notice_words,
    }
  },
  write: ({ updatedAt, sources, activities, codes, noticeWords }: OpenCatalogue) => ({
    format: 'ephemeris-catalogue',
    version: VERSION,
    updated_at: formatInstant(updatedAt),
    sources: sources.map(writeSource),
    ...(Object.keys(noticeWords).length > 0 && {
      notice_words: Object.fromEntries(
        Object.entries(noticeWords).map(([game, uses]) => [
          game,
          Object.fromEntries(Object.entries(uses).map(([use, words]) => [use, [...words]])),
        ]),
      ),
    }),
    ...(codes.length > 0 && { codes: codes.map(writeOpenCode) }),
    activities: activities.map(writeOpenActivity),
  }),
}

export const getOpenCatalogue = endpoint({
  method: 'GET',
  path: OPEN_CATALOGUE_PATH,
  auth: 'none',
  summary:
    'The whole catalogue with titles in six languages, for other sites and instances; pages of any origin may read it.',
  cache: 'public',
  form: 'document',
  reply: openCatalogue,
})

/** JSON Schema of what `getOpenCatalogue` answers. */
export const getOpenCatalogueSchema = endpoint({
  method: 'GET',
  path: '/api/catalogue/v1.schema.json',
  auth: 'none',
  summary: 'The JSON Schema of /api/catalogue/v1.json.',
  cache: 'public',
  form: 'document',
  reply: plain(z.record(z.string(), z.unknown())),
})

/** Draft 2020-12. */
export function openCatalogueSchema(): Readonly<Record<string, unknown>> {
  const title = 'Ephemeris catalogue, version 1'
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', title, ...jsonSchema(onWire) }
}
