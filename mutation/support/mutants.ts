import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './targets.ts'

/** A change of the code that its tests should notice. */
export interface Mutant {
  readonly id: string
  /** Relative to the repository. */
  readonly file: string
  /** From 1. */
  readonly line: number
  /** From 1. */
  readonly column: number
  /** The kind of change. */
  readonly kind: string
  /** The first characters of what was there. */
  readonly original: string
  /** The first characters of what is there instead. */
  readonly replacement: string
}

/** Lines and columns begin with 0. */
interface Position {
  readonly line: number
  readonly column: number
}

interface Range {
  readonly start: Position
  readonly end: Position
}

/** As the instrumenter describes it. */
interface MadeMutant {
  readonly id: string
  readonly fileName: string
  readonly location: Range
  readonly mutatorName: string
  readonly replacement: string
}

/** The part of `@stryker-mutator/instrumenter` that is used. */
interface Instrumenter {
  instrument(
    files: readonly { readonly name: string; readonly content: string; readonly mutate: true | readonly Range[] }[],
    options: { readonly plugins: null; readonly excludedMutations: readonly string[]; readonly ignorers: readonly [] },
  ): Promise<{
    readonly files: readonly { readonly name: string; readonly content: string }[]
    readonly mutants: readonly MadeMutant[]
  }>
}

/** Installed on demand, so that neither the compiler nor an installation of the product needs it. */
const INSTRUMENTER = new URL('../node_modules/@stryker-mutator/instrumenter/dist/src/index.js', import.meta.url)
const SHOWN = 80

/** Sources that hold mutants, of which a test run activates one. */
export interface Mutated {
  readonly mutants: readonly Mutant[]
  /** By the absolute path of the source. */
  readonly contents: ReadonlyMap<string, string>
}

/** Where a mutant is and what it does, whatever its id. */
export interface Place {
  readonly file: string
  readonly location: Range
  readonly key: string
}

/** Every mutant that the sources could hold. */
export async function listPlaces(sources: readonly string[]): Promise<readonly Place[]> {
  const { mutants } = await instrument(sources, () => true)
  return mutants.map((one) => ({ file: one.fileName, location: one.location, key: keyOf(one) }))
}

/** The sources with these mutants alone: each one costs time wherever the code passes. @returns them in this order */
export async function mutate(places: readonly Place[]): Promise<Mutated> {
  const rangesOf = new Map<string, Range[]>()
  for (const { file, location } of places) rangesOf.set(file, [...(rangesOf.get(file) ?? []), location])
  const { files, mutants } = await instrument([...rangesOf.keys()], (file) => rangesOf.get(file) ?? [])
  // A range also holds the mutants within it.
  const made = new Map(mutants.map((one) => [keyOf(one), one]))
  return {
    contents: new Map(files.map(({ name, content }) => [name, content])),
    mutants: places.flatMap(({ key }) => describe(made.get(key))),
  }
}

async function instrument(sources: readonly string[], mutateOf: (file: string) => true | readonly Range[]) {
  const { Instrumenter: Instrument }: { Instrumenter: new (log: object) => Instrumenter } = await import(
    INSTRUMENTER.href
  )
  const log = { debug() {}, info() {}, warn() {}, isDebugEnabled: () => false }
  const files = sources.map((name) => ({ name, content: readFileSync(name, 'utf8'), mutate: mutateOf(name) }))
  return new Instrument(log).instrument(files, { plugins: null, excludedMutations: [], ignorers: [] })
}

function keyOf({ fileName, location: { start, end }, mutatorName, replacement }: MadeMutant): string {
  return JSON.stringify([fileName, start, end, mutatorName, replacement])
}

function describe(made: MadeMutant | undefined): readonly Mutant[] {
  if (!made) return []
  const { id, fileName, location, mutatorName, replacement } = made
  return [
    {
      id,
      file: path.relative(ROOT, fileName),
      line: location.start.line + 1,
      column: location.start.column + 1,
      kind: mutatorName,
      original: shown(textAt(fileName, location)),
      replacement: shown(replacement),
    },
  ]
}

function textAt(file: string, { start, end }: Range): string {
  const text = readFileSync(file, 'utf8')
    .split('\n')
    .slice(start.line, end.line + 1)
  text[text.length - 1] = (text.at(-1) ?? '').slice(0, end.column)
  text[0] = (text[0] ?? '').slice(start.column)
  return text.join(' ')
}

function shown(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ')
  return line.length > SHOWN ? `${line.slice(0, SHOWN - 1)}…` : line
}
