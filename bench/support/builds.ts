import { REPOSITORY } from './folders.ts'

/** Marks what was measured of the other build. */
export const BEFORE = ' (before)'

export interface Build {
  /** Follows the name of a figure: nothing, or `BEFORE`. */
  readonly suffix: '' | typeof BEFORE
  /** Folder of the built repository. */
  readonly root: string
}

/** This build and, if `BENCH_BEFORE` names its folder, another one: measured in turn, both meet the same moods of the machine. */
export function openedBuilds(): readonly Build[] {
  const before = process.env.BENCH_BEFORE
  return [{ suffix: '', root: REPOSITORY }, ...(before ? [{ suffix: BEFORE, root: before } as const] : [])]
}
