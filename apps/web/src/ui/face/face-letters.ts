const ARTICLES = /^(?:the|a|an|of|and|le|la|les|de|du|des|un|une|et|au|aux)$/iu

/** Scripts of which one sign says enough. */
const OF_SIGNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/**
 * What a face says of a name: two letters of one word, the initials of the first two of several without articles, the
 * first sign in Chinese, Japanese and Korean, where leading digits or Latin letters go as far as two. (FACE-3)
 */
export function faceLetters(name: string): string {
  const text = name.normalize('NFC')
  const [all] = text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  if (all === undefined) return '?'
  if (OF_SIGNS.test(text)) return /^[\p{Script=Latin}\p{N}]{1,2}/u.exec(all)?.[0].toUpperCase() ?? firstOf(all)

  const words = withoutApostrophes(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [all]
  const named = words.filter((word) => !ARTICLES.test(word))
  const [first = all, second] = named.length > 0 ? named : words
  if (second !== undefined) return (firstOf(first) + firstOf(second)).toUpperCase()
  const [head = '', next = ''] = first
  return head.toUpperCase() + next.toLowerCase()
}

/** Without an English `’s`, a French `l’` or `d’`, and any apostrophe inside a word. */
function withoutApostrophes(text: string): string {
  return text
    .replace(/['’]s(?!\p{L})/giu, '')
    .replace(/(^|[^\p{L}])[dl]['’](?=\p{L})/giu, '$1')
    .replace(/['’](?=\p{L})/gu, '')
}

function firstOf(word: string): string {
  const [first = ''] = word
  return first
}

/** Of letters in the interface's font, as shares of its size; measured, and a little too wide. */
export function lettersWidth(letters: string): number {
  return [...letters].reduce((sum, letter) => sum + widthOf(letter), 0)
}

function widthOf(letter: string): number {
  if (OF_SIGNS.test(letter)) return 1
  if (/[MW@]/u.test(letter)) return 0.95
  if (/[mw]/u.test(letter)) return 0.88
  if (/[Iiljtfr1]/u.test(letter)) return 0.36
  return letter === letter.toUpperCase() ? 0.72 : 0.6
}
