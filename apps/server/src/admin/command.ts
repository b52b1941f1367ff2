export interface Command {
  /** As typed, e.g. `catalogue check`. */
  readonly name: string
  /** What it takes, e.g. `<file>`, or `[words]` where it may be absent; `null`: nothing. */
  readonly argument: string | null
  /** Options, each with the line that explains it. */
  readonly flags?: Readonly<Record<string, string>>
  /** Options with a value, each with the line that explains it; they may be given more than once. */
  readonly options?: Readonly<Record<string, string>>
  readonly summary: string
  /** @returns the lines that say what was done */
  run(argument: string, flags: ReadonlySet<string>, options: ReadonlyMap<string, readonly string[]>): Promise<string>
}
