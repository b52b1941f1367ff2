import type { AppError } from '@ephemeris/contract/errors'
import type { Language } from '@ephemeris/core/language/language'
import { SERVER_TEXTS } from '@ephemeris/texts/server-texts'

/** The sentence for a refusal, followed by its detail. (API-18) */
export function errorMessage({ code, detail }: Pick<AppError, 'code' | 'detail'>, language: Language): string {
  const sentence = SERVER_TEXTS[language].refusals[code]
  if (detail === '') return sentence
  return sentence.endsWith('。') ? `${sentence}${detail}` : `${sentence} ${detail}`
}
