export type Encoding = 'br' | 'gzip' | 'identity'

/** The densest encoding that an `Accept-Encoding` header allows. */
export function pickEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  const accepted = header.toLowerCase().split(',').filter(isWanted).map(nameOf)
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : 'identity'
}

function isWanted(part: string): boolean {
  return !/;\s*q=0(\.0*)?\s*$/.test(part)
}

function nameOf(part: string): string {
  const end = part.indexOf(';')
  return (end < 0 ? part : part.slice(0, end)).trim()
}
