import 'vitest'

/** The settings of a test run, before it loads the code. */
export interface RunSettings {
  /** `null`: the code is as it was written. */
  readonly mutantId: string | null
  /** A run that takes longer is ended. */
  readonly limitMs: number
  /** A test that takes longer has failed, unless it says for itself what it may take. */
  readonly testMs: number
  /** Where to write which mutants the tests reach. */
  readonly reachedFile: string
}

declare module 'vitest' {
  interface ProvidedContext {
    mutation: RunSettings
  }
}
