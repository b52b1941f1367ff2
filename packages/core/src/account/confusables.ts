/** Characters that look like others, each with what it is taken for; from the Unicode confusables and by eye. */
const LOOKALIKES: readonly (readonly [RegExp, string])[] = [
  [/[0øọơ]/g, 'o'],
  [/[1iıł|]/g, 'l'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/đ/g, 'd'],
  [/ħ/g, 'h'],
  [/ŧ/g, 't'],
  [/ß/g, 'ss'],
  [/æ/g, 'ae'],
  [/œ/g, 'oe'],
  [/-/g, '_'],
  [/[ー一]/g, '_'],
  [/ニ/g, '二'],
  [/ハ/g, '八'],
  [/カ/g, '力'],
  [/ロ/g, '口'],
  [/エ/g, '工'],
  [/タ/g, '夕'],
  [/ト/g, '卜'],
  [/ミ/g, '三'],
  [/オ/g, '才'],
  [/ヘ/g, 'へ'],
  [/リ/g, 'り'],
]

/** A text in which characters that look alike are the same: `Adm1n` and `admin`, `André` and `Andre`. */
export function foldConfusables(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
  return LOOKALIKES.reduce((folded, [pattern, like]) => folded.replace(pattern, like), plain)
}
