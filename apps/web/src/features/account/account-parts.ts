import type { ReactNode } from 'react'

/** What other features put into the account's card; left out where there is nothing of the kind. */
export interface AccountParts {
  /** Something waits for a login: the form is open. */
  isAwaited?: boolean
  /** What a way back from elsewhere is waiting for; at the top. */
  wayBack?: ReactNode
  /** The slots of the cloud; signed in, with a profile. */
  cloud?: ReactNode
  /** Reads the code of another device; signed in, with a profile. */
  scan?: ReactNode
  /** Signs in by a code; signed out, mounted while its tab is shown. */
  qrTab?: ReactNode
  /** The buttons of other services; signed out, under the forms. */
  social?: ReactNode
  /** Which other services sign in; signed in, with a profile. */
  linked?: ReactNode
}
