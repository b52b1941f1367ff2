import { variables } from './env-variables.ts'

/** A variable that means nothing here, and the one that was probably meant; `null`: none is near. */
export interface UnknownSetting {
  readonly name: string
  readonly meant: string | null
}

const KNOWN = Object.keys(variables.shape)
/** Other programs have names such as HOME and PGPORT, which are near HOST and PORT. */
const SHORTEST_LIKENESS = 6
const NEAR = 2

/**
 * All that are unknown in the file; in the environment, which others share, those that are surely for this program.
 * (OPS-100)
 */
export function listUnknown(inEnvironment: readonly string[], inFile: readonly string[]): UnknownSetting[] {
  const unknown = [...new Set([...inFile, ...inEnvironment])].filter((name) => !KNOWN.includes(name))
  return unknown
    .map((name) => ({ name, meant: nearestTo(name) }))
    .filter(({ name, meant }) => inFile.includes(name) || name.startsWith('EPHEMERIS_') || meant !== null)
}

function nearestTo(name: string): string | null {
  if (name.length < SHORTEST_LIKENESS) return null
  const likely = KNOWN.filter(({ length }) => length >= SHORTEST_LIKENESS)
  const [nearest] = likely
    .map((known) => ({ known, steps: stepsBetween(name, known) }))
    .sort((a, b) => a.steps - b.steps)
  return nearest && nearest.steps <= NEAR ? nearest.known : null
}

/** How many letters have to be added, removed or changed; more than `NEAR` are not counted to the end. */
function stepsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [at, letter] of [...one.toUpperCase()].entries()) {
    const next = [at + 1]
    for (const [index, expected] of [...other].entries()) {
      const changed = (row[index] ?? 0) + (letter === expected ? 0 : 1)
      next.push(Math.min(changed, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1))
    }
    row = next
    if (Math.min(...row) > NEAR) return NEAR + 1
  }
  return row.at(-1) ?? 0
}
