import { isJsonWithin, type JsonBounds } from '@ephemeris/core/json/json-size'

/** Another instance's whole catalogue, the largest of all answers, has a tenth of each. */
const BOUNDS: JsonBounds = { depth: 100, names: 1_000_000, values: 1_500_000 }

/**
 * The value of a JSON text from another server; a small text that would fill the memory is never parsed. (CHAL-14)
 * @throws SyntaxError if it is no JSON, or makes too much
 */
export function parseForeignJson(text: string): unknown {
  requireModestJson(text)
  return JSON.parse(text)
}

/** For what is parsed elsewhere. @throws SyntaxError */
export function requireModestJson(text: string): void {
  if (!isJsonWithin(text, BOUNDS)) throw new SyntaxError('JSON that makes more than any answer needs')
}
