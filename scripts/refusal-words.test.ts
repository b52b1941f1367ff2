import { expect, test } from 'vitest'
import { errorMessage } from '../apps/server/src/http/refusals/error-message.ts'
import { addsToLabel } from '../apps/web/src/i18n/words/refusal-words.ts'
import { ERRORS, type ErrorCode } from '../packages/contract/src/errors.ts'
import { LANGUAGES } from '../packages/core/src/language/language.ts'

const CODES = Object.keys(ERRORS) as ErrorCode[]

/** What the numbers that several refusals share usually mean; the others among them do say more. */
const USUAL: ReadonlySet<ErrorCode> = new Set([
  'PARAMETER_INVALID',
  'UNAVAILABLE',
  'LOGIN_REQUIRED',
  'FORBIDDEN',
  'PROVIDER_REFUSED',
])

/** Its sentence holds the limits, which no label repeats. */
const SAYS_MORE: ErrorCode = 'LEDGER_FULL'

function isUsual(code: ErrorCode): boolean {
  if (code === SAYS_MORE) return false
  const { number } = ERRORS[code]
  return USUAL.has(code) || CODES.every((other) => other === code || ERRORS[other].number !== number)
}

test.each(LANGUAGES)('LANG-47 a usual refusal shows only its label in %s', async (language) => {
  const { errors } = await import(`../packages/texts/src/${language}/errors.ts`)
  const doubled = CODES.filter(isUsual).flatMap((code) => {
    const { number } = ERRORS[code]
    const sentence = errorMessage({ code, detail: '' }, language)
    const label: string = errors[`e${number}`]
    return addsToLabel(sentence, label, number) ? [{ code, sentence, label }] : []
  })
  expect(doubled, 'the label has to hold the sentence of the server').toEqual([])
})
