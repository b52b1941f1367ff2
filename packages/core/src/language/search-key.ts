import { normalForm } from './normal-form.ts'

/** Whether a text has every word that is looked for, in any order; a search without words finds all. (TL-10) */
export function searchFor(search: string): (text: string) => boolean {
  const words = searchKey(search).split(' ').filter(Boolean)
  return (text) => {
    if (words.length === 0) return true
    const key = searchKey(text)
    return words.every((word) => key.includes(word))
  }
}

/** Letter case, accents, full-width forms and the shape of quotation marks do not matter when searching. (TL-10) */
export function searchKey(text: string): string {
  return withStraightQuotes(normalForm('NFKD', text))
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim()
    .replace(/\s+/g, ' ')
}

/** With apostrophes and quotation marks of one shape. */
export function withStraightQuotes(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"')
}
