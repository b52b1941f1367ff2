import type { AppError, ErrorCode } from '@ephemeris/contract/errors'
import type { Language } from '@ephemeris/core/language/language'
import { english } from './en.ts'
import { french } from './fr.ts'
import { japanese } from './ja.ts'
import { korean } from './ko.ts'
import { simplifiedChinese } from './zh-Hans.ts'
import { traditionalChinese } from './zh-Hant.ts'

/** One plain sentence per refusal. */
export type ErrorMessages = Readonly<Record<ErrorCode, string>>

const MESSAGES: Readonly<Record<Language, ErrorMessages>> = {
  en: english,
  'zh-Hans': simplifiedChinese,
  'zh-Hant': traditionalChinese,
  ja: japanese,
  ko: korean,
  fr: french,
}

/** The sentence for a refusal, followed by its detail. (API-18) */
export function errorMessage({ code, detail }: Pick<AppError, 'code' | 'detail'>, language: Language): string {
  const sentence = MESSAGES[language][code]
  if (detail === '') return sentence
  return sentence.endsWith('。') ? `${sentence}${detail}` : `${sentence} ${detail}`
}
