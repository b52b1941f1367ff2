/**
 * How much is kept of one user, so that no ledger fills the disk or the memory of a server.
 *
 * A pull costs about two dollars. A player who pulls fifty times on every day of eight years, which no public history comes
 * near to, has 146,000 pulls in one game.
 */
export const LEDGER_LIMITS = {
  /** Of one account in a game. */
  pullsPerUid: 150_000,
  /** Of all accounts together, with those that were removed and can still come back: two accounts of that size. */
  pullsPerUser: 300_000,
  /** The same while the account is new: ten years of forty pulls a day, or one account in a game at its largest. */
  pullsPerNewUser: 150_000,
  /** Of one account in a game; the game with the most has thirteen after two years. */
  poolsPerUid: 100,
  /** In all games together: as many as one file may hold. */
  uidsPerUser: 50,
} as const

export type LedgerLimit = keyof typeof LEDGER_LIMITS

export type LedgerLimits = Readonly<Record<LedgerLimit, number>>
