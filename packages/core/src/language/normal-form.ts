/** In UTF-16 units: more than any name, title or address has. */
const LONGEST = 256

/**
 * A text in one of Unicode's normal forms. A text of more than `longest` UTF-16 units is returned as it is, since the
 * cost of a normal form grows with the square of a run of combining marks. (API-45)
 */
export function normalForm(form: 'NFC' | 'NFKC' | 'NFKD', text: string, longest = LONGEST): string {
  return text.length > longest ? text : text.normalize(form)
}
