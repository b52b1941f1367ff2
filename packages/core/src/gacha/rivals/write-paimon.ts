import { normalForm } from '../../language/normal-form.ts'
import { uigfPoolOf } from '../rows/uigf-pool.ts'
import type { ExportedHistory, ExportedPull } from './own-export.ts'
import type { RivalFile } from './rival-file.ts'

const COUNTERS: Readonly<Record<string, string>> = {
  '100': 'beginners',
  '200': 'standard',
  '301': 'character-event',
  '302': 'weapon-event',
  '500': 'chronicled',
}
const SERVER_BY_ZONE: Readonly<Record<number, string>> = { [-5]: 'America', 1: 'Europe' }
/** A UID of nine digits on a Chinese server; `18…` of ten digits is Asian. */
const CHINESE_UID = /^[1-5]\d{8}$/

/**
 * paimon.moe's backup, which StarDB imports, too: items by their English name, times of the server's clock, no ids.
 * A pull without an English name has no place in it. (RIVAL-1)
 */
export function writePaimonFile(history: ExportedHistory): RivalFile {
  const kept = history.pulls.filter((pull) => slugOf(pull.name) !== '' && COUNTERS[uigfPoolOf(pull.poolId)])
  const counters = Object.entries(COUNTERS).map(([poolId, name]) => {
    const pulls = kept.filter((pull) => uigfPoolOf(pull.poolId) === poolId)
    return [`wish-counter-${name}`, counterOf(pulls)] as const
  })
  const content = { ...Object.fromEntries(counters), 'wish-uid': history.uid, server: serverNameOf(history) }
  return { content: JSON.stringify(content), extension: 'json', omitted: history.pulls.length - kept.length }
}

function counterOf(pulls: readonly ExportedPull[]) {
  let legendary = 0
  let rare = 0
  const rows = pulls.map((pull) => {
    legendary += 1
    rare += 1
    const pity = pull.rank === 5 ? legendary : pull.rank === 4 ? rare : 1
    if (pull.rank === 5) legendary = 0
    if (pull.rank === 4) rare = 0
    const type = pull.itemType === 'Character' ? 'character' : 'weapon'
    return { type, code: pull.poolId, id: slugOf(pull.name), time: pull.time, pity }
  })
  return { total: rows.length, legendary, rare, pulls: rows }
}

function serverNameOf({ uid, timezone }: ExportedHistory): string {
  return SERVER_BY_ZONE[timezone] ?? (CHINESE_UID.test(uid) ? 'China' : 'Asia')
}

const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u

/** `Amos' Bow` is `amos_bow`; empty for a name that is not written in Latin letters. */
function slugOf(name: string): string {
  if (OTHER_SCRIPT.test(name) || !/\p{L}/u.test(name)) return ''
  return normalForm('NFKD', name)
    .toLowerCase()
    .replaceAll(/['’"“”]|\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '')
}
