import { parseArgs } from 'node:util'
import { VERSION } from '#server/modules/site/version'
import { PlainError } from '#server/platform/log/plain-error'
import type { Command } from './command.ts'
import { COMMANDS } from './commands.ts'

const PROGRAM = 'npm run admin --'
const HELP: ReadonlySet<string> = new Set(['help', '-h', '--help'])

/**
 * Runs the command that the words name, or explains it, or all of them, for `--help`. (OPS-29)
 *
 * @returns what to print
 * @throws PlainError
 */
export async function runAdmin(words: readonly string[]): Promise<string> {
  const wantsHelp = words.some((word) => HELP.has(word)) || words.length === 0
  const rest = words.filter((word) => !HELP.has(word))
  if (rest.join(' ') === '--version') return VERSION
  const command = COMMANDS.find(({ name }) => `${rest.join(' ')} `.startsWith(`${name} `))
  if (!command) {
    const near = COMMANDS.filter(({ name }) => name.startsWith(`${rest[0]} `))
    if (wantsHelp || (rest.length === 1 && near.length > 0)) return overview(near)
    throw new PlainError(`${overview(near)}\n\nThere is no command "${rest.join(' ')}".`)
  }
  if (wantsHelp) return helpOf(command)

  const { words: args, flags, options } = readWords(command, rest.slice(command.name.split(' ').length))
  const isOptional = command.argument?.startsWith('[') === true
  const fits = command.argument === null ? args.length === 0 : args.length === 1 || isOptional
  if (!fits) throw new PlainError(helpOf(command))
  return command.run(args.join(' '), flags, options)
}

/** @throws PlainError for an option that the command does not have, and for one without its value */
function readWords(command: Command, given: readonly string[]) {
  const [flags, options] = [Object.keys(command.flags ?? {}), Object.keys(command.options ?? {})]
  try {
    const { positionals, values } = parseArgs({
      args: [...given],
      allowPositionals: true,
      options: Object.fromEntries([
        ...flags.map((flag) => [flag.slice(2), { type: 'boolean' as const }]),
        ...options.map((option) => [option.slice(2), { type: 'string' as const, multiple: true }]),
      ]),
    })
    const typed = Object.entries(values).map(([name, value]) => [`--${name}`, value] as const)
    return {
      words: positionals,
      flags: new Set(typed.filter(([, value]) => value === true).map(([name]) => name)),
      options: new Map(typed.flatMap(([name, value]) => (Array.isArray(value) ? [[name, value.map(String)]] : []))),
    }
  } catch (error) {
    throw new PlainError(`${error instanceof Error ? error.message : 'unknown'}\n\n${helpOf(command)}`)
  }
}

/** Of these commands, or of all where there are none. */
function overview(some: readonly Command[]): string {
  const lines = (some.length === 0 ? COMMANDS : some).map(
    (command) => `  ${usageOf(command).padEnd(20)} ${command.summary}`,
  )
  return [`Usage: ${PROGRAM} <command>`, '', ...lines, '', `${PROGRAM} <command> --help explains one command.`].join(
    '\n',
  )
}

function helpOf(command: Command): string {
  const flags = Object.entries({ ...command.options, ...command.flags }).map(
    ([flag, meaning]) => `  ${flag.padEnd(12)} ${meaning}`,
  )
  return [`Usage: ${PROGRAM} ${usageOf(command)}`, '', command.summary, ...flags].join('\n')
}

function usageOf({ name, argument, flags = {}, options = {} }: Command): string {
  const typed = Object.keys(options).map((option) => `[${option} …]`)
  return [name, argument ?? '', ...typed, ...Object.keys(flags).map((flag) => `[${flag}]`)]
    .filter((word) => word !== '')
    .join(' ')
}
