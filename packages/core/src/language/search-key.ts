/** Letter case, accents, full-width forms and the shape of quotation marks do not matter when searching. (TL-10) */
export function searchKey(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .toLowerCase()
    .trim()
    .replace(/\s+/g, ' ')
}
