import { formatInstant } from '../../time/instant.ts'
import { exportedInstant } from './exported-instant.ts'
import type { ExportedHistory } from './own-export.ts'
import type { RivalFile } from './rival-file.ts'

const HEAD = 'uid,id,rarity,time,banner,type,manual'
const DIGITS = /^\d+$/

/**
 * StarRailStation's table, which StarDB imports, too; its column `uid` is the pull's id. It has neither names nor the
 * player's UID, and a pull without an id of the game or of its item has no place in it. (RIVAL-1)
 */
export function writeStationFile(history: ExportedHistory): RivalFile {
  const kept = history.pulls.filter(({ id, itemId }) => id !== null && DIGITS.test(id) && DIGITS.test(itemId))
  const lines = kept.map((pull) => {
    const time = formatInstant(exportedInstant(pull, history))
    const banner = DIGITS.test(pull.gachaId) ? pull.gachaId : ''
    return [pull.id, pull.itemId, pull.rank, time, banner, pull.poolId, false].join(',')
  })
  const content = `${[HEAD, ...lines].join('\n')}\n`
  return { content, extension: 'csv', omitted: history.pulls.length - kept.length }
}
