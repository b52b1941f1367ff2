/** Ends a program that cannot run on this machine; its figure says so, and none of its promises counts as kept. */
export function notRun(name: string, reason: string): never {
  process.stdout.write(
    `${JSON.stringify({ name: `${name}: not run, ${reason}`, value: 0, unit: '', target: null, ok: null })}\n`,
  )
  process.exit(0)
}
