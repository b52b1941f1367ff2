/// <reference path="./negotiator.d.ts" />
import { detectLanguage } from '@ephemeris/core/language/detect-language'
import { type Language, parseLanguage } from '@ephemeris/core/language/language'
import type { FastifyRequest } from 'fastify'
import { Negotiator } from 'negotiator'
import { readableHeader } from './accept-header.ts'

/** The language that a caller reads: `lang` in the query or the body, else `Accept-Language`, else English. (API-18) */
export function languageOf({ query, body, headers }: Pick<FastifyRequest, 'query' | 'body' | 'headers'>): Language {
  return askedIn(query) ?? askedIn(body) ?? detectLanguage(tagsIn(headers['accept-language']))
}

function askedIn(fields: unknown): Language | null {
  if (typeof fields !== 'object' || fields === null || !('lang' in fields)) return null
  return typeof fields.lang === 'string' ? parseLanguage(fields.lang) : null
}

/** The tags of an `Accept-Language` header, the most wanted first. */
function tagsIn(header: string | undefined): string[] {
  return new Negotiator({ headers: { 'accept-language': readableHeader(header) } }).languages()
}
