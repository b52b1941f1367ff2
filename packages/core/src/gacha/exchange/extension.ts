import { isGameId } from '../../games/game.ts'
import { type AccountReading, type FactsOf, readAccount } from './account-rows.ts'
import { FileRecord } from './record.ts'
import { readTimezone } from './timezone.ts'
import { uigfRow } from './uigf.ts'

/** The root key of what the interchange format cannot carry: wuthering, newer pools, rows without an id. */
export const EXTENSION_KEY = 'ephemeris'
export const EXTENSION_VERSION = '1.0'

/** Whether a newer product wrote it, in a form that this one cannot know. */
export function isNewerExtension(root: FileRecord): boolean {
  const major = Number(root.record(EXTENSION_KEY)?.text('version').split('.')[0] ?? '')
  return major > Number(EXTENSION_VERSION.split('.')[0])
}

/** The accounts of our extension. Unknown fields are ignored. (UIGF-6) */
export function readExtension(root: FileRecord, factsOf: FactsOf): readonly AccountReading[] {
  const accounts = root.record(EXTENSION_KEY)?.list('accounts') ?? []
  return accounts.map((value, index) => {
    const account = FileRecord.of(value)
    const rows = account?.list('list')
    const gameId = account?.text('game_id') ?? ''
    const section = `${EXTENSION_KEY} ${index + 1}`
    if (!account || !rows || !isGameId(gameId)) {
      return { account: null, problems: [{ section, row: null, rows: rows?.length ?? 0, fault: 'list_missing' }] }
    }
    const source = { section, gameId, uid: account.text('uid'), timezone: readTimezone(account.text('timezone')), rows }
    return readAccount({ ...source, toRaw: uigfRow, mayLackId: true, isNewestFirst: false }, factsOf)
  })
}
