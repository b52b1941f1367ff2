import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import { create } from 'zustand'
import { downloadPulls } from '#web/features/gacha/accounts/download-pulls'
import { deviceStorage } from '#web/lib/device/device-storage'

/** Accounts whose pulls come to this device one after another. */
export interface DownloadRun {
  readonly accounts: readonly PullAccount[]
  /** How many of them are here. */
  readonly done: number
  /** How many pulls have come with them, and with a failed run that this one goes on with. */
  readonly pulls: number
  /** Why it has stopped; `null`: it goes on. */
  readonly error: unknown
}

/** The present run of the user who is signed in; `null`: none. */
export const useDownloadRun = create<{ readonly run: DownloadRun | null }>()(() => ({ run: null }))

interface Started {
  readonly token: string | null
  readonly controller: AbortController
}

/** The run that goes on or has failed; `null`: none. */
let started: Started | null = null

// A run belongs to the session that started it, however that session ends. (LOCAL-14)
deviceStorage.subscribe(() => {
  if (started !== null && started.token !== deviceStorage.settings.auth_token) cancelDownloads()
})

/**
 * Downloads accounts one after another, in one run at a time. What has come stays when it is cancelled or fails, so
 * that the next run goes on with what is missing. (LOCAL-12)
 *
 * @returns how many pulls came, with those of a failed run before it; `null` if it did not come to its end
 */
export async function downloadAll(accounts: readonly PullAccount[]): Promise<number | null> {
  const { run } = useDownloadRun.getState()
  if (run !== null && run.error === null) return null
  const own: Started = { token: deviceStorage.settings.auth_token, controller: new AbortController() }
  started = own
  try {
    return await downloadEach(accounts, run?.pulls ?? 0, own.controller.signal)
  } catch (error) {
    if (started === own) useDownloadRun.setState(({ run: stopped }) => ({ run: stopped && { ...stopped, error } }))
    return null
  }
}

/** Ends the present run, or clears its failure. */
export function cancelDownloads(): void {
  started?.controller.abort()
  started = null
  useDownloadRun.setState({ run: null })
}

async function downloadEach(accounts: readonly PullAccount[], before: number, signal: AbortSignal): Promise<number> {
  let pulls = before
  for (const [done, account] of accounts.entries()) {
    useDownloadRun.setState({ run: { accounts, done, pulls, error: null } })
    pulls += await downloadPulls(account, null, signal)
    signal.throwIfAborted()
  }
  started = null
  useDownloadRun.setState({ run: null })
  return pulls
}
