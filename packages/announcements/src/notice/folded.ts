/**
 * Full-width digits and marks become narrow, every dash and wave between times a tilde, apostrophes straight, both
 * French spellings of "événement" one, white space single spaces.
 */
export function foldNotice(text: string): string {
  const folded = known.get(text) ?? fold(text)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(text, folded)
  return folded
}

/** Titles, and lines that several parts of a notice hold, are asked for again and again. */
const MOST_KNOWN = 8000
const known = new Map<string, string>()

function fold(text: string): string {
  return text
    .replace(/[〜∼～⁓〰]|[‐‑‒–—―−─]+/g, '~')
    .normalize('NFKC')
    .replace(/∶/g, ':')
    .replace(/’/g, "'")
    .replace(/(?<=v)è(?=nement)/giu, 'é')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Reads something of each object once, however often it is asked for. */
export function oncePer<K extends object, V>(read: (object: K) => V): (object: K) => V {
  const known = new WeakMap<K, { readonly value: V }>()
  return (object) => {
    const found = known.get(object) ?? { value: read(object) }
    known.set(object, found)
    return found.value
  }
}
