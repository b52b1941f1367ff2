/** Control characters (PostgreSQL refuses U+0000, terminals obey others) and lone surrogates. */
const FORBIDDEN = /[\p{Cc}\p{Cs}]/u

const REPLACEMENT = '\uFFFD'

/** A name that some code would take for the prototype of what it stands in. */
const PROTOTYPE = '__proto__'

/**
 * The name, fit to be shown, of the first field that holds a control character or a lone surrogate, in a value or in a key
 * at any depth, or a key `__proto__`; `null` if all is well. (API-5)
 *
 * Walks without recursion: a deeply nested body must not exhaust the stack.
 */
export function findForbiddenText(fields: Readonly<Record<string, unknown>>): string | null {
  for (const [name, value] of Object.entries(fields)) {
    if (!isKey(name)) return name.replace(new RegExp(FORBIDDEN, 'gu'), REPLACEMENT)
    if (holdsForbiddenText(value)) return name
  }
  return null
}

function holdsForbiddenText(root: unknown): boolean {
  const left = [root]
  for (let value = left.pop(); value !== undefined; value = left.pop()) {
    if (typeof value === 'string' && !isClean(value)) return true
    if (typeof value === 'object' && value !== null) {
      if (!Array.isArray(value) && !Object.keys(value).every(isKey)) return true
      for (const part of Object.values(value)) left.push(part)
    }
  }
  return false
}

function isKey(name: string): boolean {
  return isClean(name) && name !== PROTOTYPE
}

function isClean(text: string): boolean {
  return !FORBIDDEN.test(text)
}
