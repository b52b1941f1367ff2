import { PlainError } from '#server/platform/plain-error'
import { COMMANDS, type Command } from './commands.ts'

const PROGRAM = 'npm run admin --'

/**
 * Runs the command that the words name, or explains it, or all of them, for `--help`. (OPS-29)
 *
 * @returns what to print
 * @throws PlainError
 */
export async function runAdmin(words: readonly string[]): Promise<string> {
  const wantsHelp = words.includes('--help') || words.length === 0
  const rest = words.filter((word) => word !== '--help')
  const command = COMMANDS.find(({ name }) => `${rest.join(' ')} `.startsWith(`${name} `))
  if (!command) {
    if (wantsHelp) return overview()
    throw new PlainError(`There is no command "${rest.join(' ')}".\n\n${overview()}`)
  }
  if (wantsHelp) return helpOf(command)

  const given = rest.slice(command.name.split(' ').length)
  const flags = new Set(given.filter((word) => word.startsWith('--')))
  const args = given.filter((word) => !flags.has(word))
  const isKnown = [...flags].every((flag) => command.flags?.[flag] !== undefined)
  if (!isKnown || args.length !== (command.argument === null ? 0 : 1)) throw new PlainError(helpOf(command))
  return command.run(args[0] ?? '', flags)
}

function overview(): string {
  const lines = COMMANDS.map((command) => `  ${usageOf(command).padEnd(20)} ${command.summary}`)
  return [`Usage: ${PROGRAM} <command>`, '', ...lines, '', `${PROGRAM} <command> --help explains one command.`].join(
    '\n',
  )
}

function helpOf(command: Command): string {
  const flags = Object.entries(command.flags ?? {}).map(([flag, meaning]) => `  ${flag.padEnd(12)} ${meaning}`)
  return [`Usage: ${PROGRAM} ${usageOf(command)}`, '', command.summary, ...flags].join('\n')
}

function usageOf({ name, argument, flags = {} }: Command): string {
  return [name, argument ?? '', ...Object.keys(flags).map((flag) => `[${flag}]`)]
    .filter((word) => word !== '')
    .join(' ')
}
