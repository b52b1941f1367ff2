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

  const args = rest.slice(command.name.split(' ').length)
  if (args.length !== (command.argument === null ? 0 : 1)) throw new PlainError(helpOf(command))
  return command.run(args[0] ?? '')
}

function overview(): string {
  const lines = COMMANDS.map((command) => `  ${usageOf(command).padEnd(20)} ${command.summary}`)
  return [`Usage: ${PROGRAM} <command>`, '', ...lines, '', `${PROGRAM} <command> --help explains one command.`].join(
    '\n',
  )
}

function helpOf(command: Command): string {
  return `Usage: ${PROGRAM} ${usageOf(command)}\n\n${command.summary}`
}

function usageOf({ name, argument }: Command): string {
  return argument === null ? name : `${name} ${argument}`
}
