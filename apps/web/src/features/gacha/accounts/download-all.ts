import { create } from 'zustand'
import { downloadPulls } from '#web/features/gacha/accounts/download-pulls'
import { deviceStorage } from '#web/lib/device-storage'
import type { AccountKey } from '#web/lib/stored-pulls'

/** Accounts whose pulls come to this device one after another. */
export interface DownloadRun {
  readonly accounts: readonly AccountKey[]
  /** How many of them are here. */
  readonly done: number
  /** Why it has stopped; `null`: it goes on. */
  readonly error: unknown
}

/** The present run; `null`: none. */
export const useDownloadRun = create<{ readonly run: DownloadRun | null }>()(() => ({ run: null }))

let stopping: AbortController | null = null

/**
 * Downloads accounts one after another, in one run at a time. What has come stays when it is cancelled or fails, so that
 * the next run goes on with what is missing. (LOCAL-12)
 *
 * @returns how many pulls came; `null` if it did not come to its end
 */
export async function downloadAll(accounts: readonly AccountKey[]): Promise<number | null> {
  if (stopping !== null) return null
  const controller = new AbortController()
  stopping = controller
  try {
    return await downloadEach(accounts, controller.signal)
  } catch (error) {
    useDownloadRun.setState(({ run }) => ({ run: run && !controller.signal.aborted ? { ...run, error } : null }))
    return null
  } finally {
    stopping = null
  }
}

/** Ends the present run, or takes away that it has failed. */
export function cancelDownloads(): void {
  stopping?.abort()
  useDownloadRun.setState({ run: null })
}

async function downloadEach(accounts: readonly AccountKey[], signal: AbortSignal): Promise<number> {
  const token = deviceStorage.settings.auth_token
  let pulls = 0
  for (const [done, account] of accounts.entries()) {
    // Whoever is signed in by now has other accounts.
    if (deviceStorage.settings.auth_token !== token) cancelDownloads()
    signal.throwIfAborted()
    useDownloadRun.setState({ run: { accounts, done, error: null } })
    pulls += await downloadPulls(account, null, signal)
  }
  useDownloadRun.setState({ run: null })
  return pulls
}
