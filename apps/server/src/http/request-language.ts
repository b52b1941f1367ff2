import { detectLanguage } from '@ephemeris/core/language/detect-language'
import { type Language, parseLanguage } from '@ephemeris/core/language/language'
import type { FastifyRequest } from 'fastify'

/** The language that a caller reads: `lang` in the query or the body, else `Accept-Language`, else English. (API-18) */
export function languageOf({ query, body, headers }: Pick<FastifyRequest, 'query' | 'body' | 'headers'>): Language {
  return askedIn(query) ?? askedIn(body) ?? detectLanguage(tagsOf(headers['accept-language'] ?? ''))
}

function askedIn(fields: unknown): Language | null {
  if (typeof fields !== 'object' || fields === null || !('lang' in fields)) return null
  return typeof fields.lang === 'string' ? parseLanguage(fields.lang) : null
}

/** The tags of an `Accept-Language` header, the most wanted first. */
function tagsOf(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.split(';')
      return { tag: tag.trim(), weight: weightOf(quality) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag)
}

/** `q=0.8`; absent or unreadable: 1. */
function weightOf(quality: string | undefined): number {
  const weight = Number.parseFloat(quality?.trim().replace(/^q=/, '') ?? '')
  return Number.isNaN(weight) ? 1 : weight
}
