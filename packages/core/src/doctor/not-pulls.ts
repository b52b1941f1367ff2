import { FileRecord } from '../json/file-record.ts'
import type { FileDocument } from './document.ts'
import { listOf, rootOf, sheetsOf, tableHeadOf } from './document-views.ts'

/** What a file without pulls is, as far as the doctor can recognise it. */
export const NOT_PULLS = ['achievements', 'inventory', 'settings', 'links', 'web_archive'] as const

export type NotPulls = (typeof NOT_PULLS)[number]

/** Names what a file is if it is none of pulls; `null` for what may be one. (DOC-1) */
export function notPullsOf(document: FileDocument): NotPulls | null {
  const root = rootOf(document)
  if (root) return notPullsIn(root)
  const [first] = listOf(document)?.flatMap((value) => FileRecord.of(value) ?? []) ?? []
  if (first && ['achievement_id', 'achievementId'].some((key) => first.get(key) !== undefined)) return 'achievements'
  const heads =
    document.kind === 'csv' ? [tableHeadOf(document.rows)] : sheetsOf(document).map(({ rows }) => tableHeadOf(rows))
  return heads.some((head) => head.some((name) => /^achievement|^成就/.test(name))) ? 'achievements' : null
}

function notPullsIn(root: FileRecord): NotPulls | null {
  const info = root.record('info')
  const has = (...keys: readonly string[]) => keys.some((key) => root.get(key) !== undefined)
  if (info?.get('uiaf_version') !== undefined) return 'achievements'
  if (info?.get('uiif_version') !== undefined || root.text('format') === 'GOOD') return 'inventory'
  if (root.record('log')?.list('entries')) return 'web_archive'
  const isAchievements =
    root.list('achievements') !== null ||
    root.record('achievements') !== null ||
    has('hsr_achievements', 'gi_achievements', 'zzz_achievements')
  if (isAchievements && !has('user', 'hk4e', 'hkrpg', 'nap')) return 'achievements'
  if (has('artifacts', 'relics', 'light_cones', 'discs') && has('characters', 'weapons', 'metadata', 'version'))
    return 'inventory'
  if (has('achievement', 'achievementCategory') && !has('default')) return 'achievements'
  const isAddress = (key: string) => /^https?:\/\//.test(root.text(key))
  if (root.keys().length > 0 && root.keys().length < 5 && root.keys().every(isAddress)) return 'links'
  return has('appSettings', 'settings', 'preferences') && root.keys().every((key) => !root.list(key)) && !hasPulls(root)
    ? 'settings'
    : null
}

function hasPulls(root: FileRecord): boolean {
  return root.keys().some((key) => /wish-counter|gacha|pulls|warp|convene/i.test(key))
}
