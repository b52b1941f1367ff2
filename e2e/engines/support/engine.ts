import type { WebDriver } from 'selenium-webdriver'

/** For a script of a journey: on a busy machine the removal of databases alone takes half a minute. */
export const SCRIPT_MS = 120_000

/** A browser with another engine than the one in which most journeys run. */
export interface Engine {
  /** As reports call it. */
  readonly title: string
  /** Debian's packages that bring it and what drives it, in the order in which they are tried. */
  readonly packages: readonly string[]
  /** The browser's program; `null` if it, or what drives it, is not here. */
  find(): string | null
  /** A session with storage of its own. */
  start(program: string): Promise<Session>
}

export interface Session {
  readonly driver: WebDriver
  /** The folder in which it saves files. */
  readonly downloads: string
  /** Ends the browser and removes what it has stored. */
  end(): Promise<void>
}
