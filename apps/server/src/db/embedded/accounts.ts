import { readdirSync, readFileSync, statSync } from 'node:fs'

/** An account of this system that has a name. */
interface Account {
  readonly uid: number
  readonly gid: number
}

/** All but root, as the system lists them; empty where there is no such list. */
export function listAccounts(): Account[] {
  return linesOf('/etc/passwd')
    .map((line) => line.split(':'))
    .map(([, , uid, gid]) => ({ uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => uid > 0 && gid > 0)
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    return []
  }
}

/** The accounts that some process runs under at this moment, as far as the system shows them. */
export function listBusyUids(): Set<number> {
  return new Set(processes().map((pid) => statSync(`/proc/${pid}`, { throwIfNoEntry: false })?.uid ?? 0))
}

function processes(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
}
