import { readdirSync } from 'node:fs'
import type { Language } from '../packages/core/src/language/language.ts'
import { ROOT } from './workspace.mjs'

/** A text that a user reads; `where` names its table and its key. */
export interface UserText {
  readonly where: string
  readonly text: string
}

const TEXTS = `${ROOT}/packages/texts/src`
const PARAMETERS = { username: 'x', device: 'x', address: 'x', service: 'x', link: 'x', lines: ['x'] }

/** The texts of the interface, the refusals, the mails and the reminders in one language. */
export async function textsOf(language: Language): Promise<UserText[]> {
  const folder = `${TEXTS}/${language}`
  const areas = await Promise.all(filesIn(folder).map((file) => exportOf(`${folder}/${file}`)))
  const ofServer = filesIn(`${folder}/server`).filter((file) => file !== 'mail.ts')
  const server = await Promise.all(ofServer.map((file) => exportOf(`${folder}/server/${file}`)))
  return [
    ...areas.flatMap(([name, area]) => leaves(area, `locale ${name}`)),
    ...server.flatMap(([name, area]) => sentencesIn(area, name)),
    ...mailsOf((await exportOf(`${folder}/server/mail.ts`))[1]),
  ]
}

function filesIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.endsWith('.ts'))
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

/** The arguments of those that have some are a title, a number or a time each, or an object of them. */
function sentencesIn(area: object, name: string): UserText[] {
  return Object.entries<unknown>(Object(area)).map(([key, text]) => ({
    where: `${name} ${key}`,
    text: typeof text === 'function' ? String(text('x', 'x')) : String(text),
  }))
}
