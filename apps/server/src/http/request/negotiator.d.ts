/** The part that is used; the package brings no types. */
declare module 'negotiator' {
  export class Negotiator {
    constructor(request: { headers: Readonly<Record<string, string | undefined>> })
    /** The one that is wanted most; of several, the first of `preferred`. */
    encoding<T extends string>(available: readonly T[], options: { preferred: readonly T[] }): T | undefined
    /** The tags, the most wanted first. */
    languages(): string[]
  }
}
