import { exportedInstant } from './exported-instant.ts'
import type { ExportedHistory, ExportedPull } from './own-export.ts'
import type { RivalFile } from './rival-file.ts'

/** The request's number of each pool, under which the file lists it. */
const LISTS: Readonly<Record<string, string>> = {
  '1': '1001',
  '2': '2001',
  '3': '3001',
  '5': '5001',
  '102': '12001',
  '103': '13001',
}
const DIGITS = /^\d+$/

/**
 * zzz.rng.moe's backup, which StarDB imports, too; its column `uid` is the pull's id. It has no names, and a pull
 * without an id of the game or of its item has no place in it. (RIVAL-1)
 */
export function writeRngFile(history: ExportedHistory): RivalFile {
  const kept = history.pulls.filter(
    ({ id, itemId, poolId }) => id !== null && DIGITS.test(id) && DIGITS.test(itemId) && LISTS[poolId],
  )
  const items = Object.entries(LISTS).flatMap(([poolId, list]) => {
    const pulls = kept.filter((pull) => pull.poolId === poolId)
    return pulls.length === 0 ? [] : [[list, rowsOf(pulls, history)] as const]
  })
  const profile = {
    id: 1,
    name: 'Ephemeris',
    bindUid: Number(history.uid),
    stores: { '0': { items: Object.fromEntries(items) } },
  }
  const content = JSON.stringify({ version: 1, game: 'zzz', data: { profiles: { '1': profile } } })
  return { content, extension: 'json', omitted: history.pulls.length - kept.length }
}

function rowsOf(pulls: readonly ExportedPull[], history: ExportedHistory) {
  let sinceFirst = 0
  let sinceSecond = 0
  return pulls.map((pull, index) => {
    sinceFirst += 1
    sinceSecond += 1
    const pity = pull.rank === 4 ? sinceFirst : pull.rank === 3 ? sinceSecond : 1
    if (pull.rank === 4) sinceFirst = 0
    if (pull.rank === 3) sinceSecond = 0
    return {
      uid: pull.id,
      id: Number(pull.itemId),
      timestamp: exportedInstant(pull, history),
      rarity: pull.rank,
      gacha: Number(pull.gachaId) || 0,
      gachaType: Number(pull.poolId),
      pity,
      manual: false,
      no: index + 1,
      result: 0,
    }
  })
}
