/** Letter case, accents and full-width forms do not matter when searching. (TL-10) */
export function searchKey(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim()
    .replace(/\s+/g, ' ')
}
