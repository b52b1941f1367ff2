import { EXTENSION_KEY, OWN_APP, STATED_KEY } from '../../gacha/exchange/extension.ts'
import { readTimezone } from '../../gacha/exchange/timezone.ts'
import { uigfRow } from '../../gacha/exchange/uigf.ts'
import { isGameId } from '../../games/game.ts'
import { FileRecord } from '../../json/file-record.ts'
import type { FileProblem } from '../file-reading.ts'
import { PLAIN } from '../rows/accounts.ts'
import type { DraftAccount } from '../rows/draft.ts'

/** The accounts of our extension. Unknown fields are ignored. (UIGF-6) */
export function extensionAccounts(root: FileRecord): readonly DraftAccount[] {
  return (root.record(EXTENSION_KEY)?.list('accounts') ?? []).flatMap((value, place) => {
    const account = FileRecord.of(value)
    const list = account?.list('list')
    const gameId = account?.text('game_id') ?? ''
    if (!account || !list || !isGameId(gameId)) return []
    const zone = readTimezone(account.get('timezone'))
    const stated = account.list(STATED_KEY)
    return [
      {
        ...{ ...PLAIN, gameId, uid: account.text('uid'), section: `${EXTENSION_KEY} ${place + 1}` },
        isOurs: root.record('info')?.text('export_app') === OWN_APP,
        zone: zone && { ...zone, isTrusted: true },
        ...(stated && { stated }),
        rows: list.map((one) => {
          const row = FileRecord.of(one)
          return row && uigfRow(row)
        }),
      },
    ]
  })
}

/** What of the extension is no account. */
export function extensionProblems(root: FileRecord): readonly FileProblem[] {
  return (root.record(EXTENSION_KEY)?.list('accounts') ?? []).flatMap((value, place): readonly FileProblem[] => {
    const account = FileRecord.of(value)
    const list = account?.list('list')
    if (account && list && isGameId(account.text('game_id'))) return []
    return [{ section: `${EXTENSION_KEY} ${place + 1}`, row: null, rows: list?.length ?? 0, fault: 'list_missing' }]
  })
}
