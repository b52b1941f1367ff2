import { readdirSync } from 'node:fs'
import type { Language } from '../packages/core/src/language/language.ts'
import { ROOT } from './workspace.mjs'

/** A text that a user reads; `where` names its table and its key. */
export interface UserText {
  readonly where: string
  readonly text: string
}

const LOCALES = `${ROOT}/apps/web/src/i18n/locales`
const REFUSALS = `${ROOT}/apps/server/src/http/error-messages`
const MAILS = `${ROOT}/apps/server/src/modules/mail/texts`
const REMINDERS = `${ROOT}/apps/server/src/modules/reminders/reminder-words.ts`
const PARAMETERS = { username: 'x', device: 'x', address: 'x', service: 'x', link: 'x', lines: ['x'] }

/** The texts of the interface, the refusals, the mails and the reminders in one language. */
export async function textsOf(language: Language): Promise<UserText[]> {
  const areas = await Promise.all(
    readdirSync(`${LOCALES}/${language}`).map((file) => exportOf(`${LOCALES}/${language}/${file}`)),
  )
  return [
    ...areas.flatMap(([name, area]) => leaves(area, `locale ${name}`)),
    ...leaves((await exportOf(`${REFUSALS}/${language}.ts`))[1], 'refusal'),
    ...mailsOf((await exportOf(`${MAILS}/${language}.ts`))[1]),
    ...remindersIn((await exportOf(REMINDERS))[1], language),
  ]
}

/** The one thing that a table of texts exports, with its name. */
async function exportOf(file: string): Promise<[name: string, table: object]> {
  const [entry] = Object.entries<object>(await import(file))
  if (!entry) throw new RangeError(`${file} exports nothing`)
  return entry
}

function leaves(value: object, where: string): UserText[] {
  return Object.entries(value).flatMap(([key, text]) =>
    typeof text === 'string' ? [{ where: `${where}.${key}`, text }] : leaves(text, `${where}.${key}`),
  )
}

function mailsOf(table: object): UserText[] {
  return Object.entries(table)
    .filter((entry): entry is [string, (parameters: typeof PARAMETERS) => object] => typeof entry[1] === 'function')
    .flatMap(([kind, write]) =>
      leaves(Object(write(PARAMETERS)), '').map(({ text }) => ({ where: `mail ${kind}`, text })),
    )
}

/** Their arguments are a title, a number or a time each. */
function remindersIn(table: object, language: Language): UserText[] {
  const words = Object.entries<unknown>(Object(Object(table)[language]))
  return words.map(([key, text]) => ({
    where: `reminder ${key}`,
    text: typeof text === 'function' ? String(text('x', 'x')) : String(text),
  }))
}
