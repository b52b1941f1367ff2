import { formatInstant, type Instant } from '../../time/instant.ts'
import { exportedInstant } from './exported-instant.ts'
import type { ExportedHistory, ExportedPull } from './own-export.ts'
import type { RivalFile } from './rival-file.ts'

/** WuWa Tracker's backup: newest first, times in UTC, `group` counting from the oldest of its second. (RIVAL-1) */
export function writeTrackerFile(history: ExportedHistory, at: Instant): RivalFile {
  const groups = new Map<string, number>()
  const pulls = history.pulls.map((pull) => {
    const second = `${pull.poolId} ${pull.time}`
    const group = (groups.get(second) ?? 0) + 1
    groups.set(second, group)
    return trackerRow(pull, { history, group })
  })
  const content = { version: '0.0.2', date: formatInstant(at), playerId: history.uid, pulls: pulls.toReversed() }
  return { content: JSON.stringify(content), extension: 'json', omitted: 0 }
}

function trackerRow(pull: ExportedPull, { history, group }: { history: ExportedHistory; group: number }) {
  return {
    cardPoolType: Number(pull.poolId),
    resourceId: /^\d+$/.test(pull.itemId) ? Number(pull.itemId) : null,
    qualityLevel: pull.rank,
    name: pull.name,
    time: formatInstant(exportedInstant(pull, history)),
    isSorted: true,
    group,
  }
}
