import { type Language, type LanguageRow, languageRow } from './language.ts'

/** How a language divides what it writes. (LANG-43, LANG-52) */
export interface Punctuation {
  /** Between names in a row. */
  readonly separator: string
  /** With its blanks. */
  readonly colon: string
  /** Between whole sentences: a full stop that is as wide as a character needs no blank after it. */
  readonly gap: string
}

const BLANKS: Punctuation = { separator: ', ', colon: ': ', gap: ' ' }

const PUNCTUATION: Readonly<Record<LanguageRow['script'], Punctuation>> = {
  latin: BLANKS,
  hangul: BLANKS,
  han: { separator: '、', colon: '：', gap: '' },
}

export function punctuationOf(language: Language): Punctuation {
  const { script, colon } = languageRow(language)
  const ofScript = PUNCTUATION[script]
  return colon === undefined ? ofScript : { ...ofScript, colon }
}
