import { countPulls } from '../../gacha/counting/count-pulls.ts'
import { type FilePart, filePartsOf, splitAtPauses } from '../../gacha/coverage/file-spans.ts'
import { readStatedParts } from '../../gacha/coverage/stated-parts.ts'
import type { FactIndex } from '../../gacha/facts.ts'
import { mergePulls } from '../../gacha/merging/merge-pulls.ts'
import type { Pull } from '../../gacha/pull.ts'
import { comparePulls } from '../../gacha/pull-order.ts'
import { UNKNOWN_RANK } from '../../gacha/rarity.ts'
import { isApart, withoutApart } from '../../gacha/rows/apart.ts'
import { pullKey } from '../../gacha/rows/pull-key.ts'
import { findPoolId, type RawRow, readRow } from '../../gacha/rows/read-row.ts'
import { serverOf } from '../../gacha/server-of.ts'
import { traitsOf } from '../../games/traits.ts'
import { HOUR_MS, MINUTE_MS } from '../../time/instant.ts'
import { formatWallTime, wallTime } from '../../time/wall-time.ts'
import type { UtcOffset } from '../../time/zone.ts'
import type { FileAnswers, PoolQuestion } from '../file-question.ts'
import type { FileAccount, FileFault, FileProblem } from '../file-reading.ts'
import { type Finding, finding, joinFindings } from '../finding.ts'
import { judgeIds } from '../ids/judge-ids.ts'
import type { JudgedRow } from '../ids/judged-row.ts'
import type { DraftAccount, DraftRow, NoPull } from '../rows/draft.ts'
import { rankByText } from '../rows/rank-text.ts'
import { judgeZone } from './judge-zone.ts'
import { nameItems } from './name-items.ts'
import { namePools } from './name-pools.ts'
import { type MarkedPull, orderRows } from './order-rows.ts'

export interface Conversion {
  readonly account: FileAccount | null
  readonly problems: readonly FileProblem[]
  readonly questions: readonly PoolQuestion[]
}

/** More than a date can be moved by without leaving the calendar that texts have. */
const LAST_MS = 4_200_000_000_000

/**
 * Makes pulls of what a format lists: ids are judged, times brought to the server's clock, items named, rows of one
 * second put in order, and what is no pull is left out. A bad row costs no other. (DOC-2, UIGF-3)
 *
 * @param given the account, where the file does not name it, and the pools that the game does not have
 */
export function convertAccount(
  draft: DraftAccount & { gameId: FactIndex['gameId'] },
  given: FileAnswers,
  index: FactIndex,
): Conversion {
  const { section, gameId } = draft
  const uid = draft.uid || given.uid
  const server = serverOf(uid, index.facts.servers)
  if (!server) {
    const fault = uid === '' ? 'uid_missing' : 'uid_invalid'
    return { account: null, problems: [{ section, row: null, rows: draft.rows.length, fault }], questions: [] }
  }

  const problems: FileProblem[] = []
  const skipped: Record<string, number> = {}
  const leaveOut = (row: number, fault: FileFault, raw?: RawRow) => {
    problems.push({ section, row: row + 1, rows: 1, fault })
    const poolId = raw ? findPoolId(raw.poolId, index) : null
    if (poolId !== null) skipped[poolId] = (skipped[poolId] ?? 0) + 1
  }

  const listed = draft.rows.map((row) => (row?.noPull === undefined ? row : null))
  const pools = namePools(
    listed.filter((row) => row !== null),
    index,
    given.pools ?? [],
  )
  const rows = listed.map((row) => {
    const poolId = row ? pools.poolOf(row) : ''
    return row && { ...row, poolId: findPoolId(poolId, index) ?? poolId }
  })
  const ids = judgeIds({ ...draft, rows })
  const present = ids.rows.filter((row) => row !== null)
  const clock = judgeZone(draft, present, server.offset / 60)
  const items = nameItems(
    present.map(({ row }) => row),
    index,
  )
  const rawOf = (judged: JudgedRow): RawRow => {
    const { row, moment, id } = judged
    const item = isApart(gameId, row.poolId) ? null : items.itemOf(row)
    const rankType = rankByText(gameId, row.rankType)
    return { ...row, id, rankType, itemId: item?.id ?? row.itemId, time: timeOf(judged, moment?.ms) }
  }
  const timeOf = (judged: JudgedRow, ms: number | undefined): string => {
    if (ms === undefined || Math.abs(ms) > LAST_MS) return ''
    return formatWallTime(wallTime(ms - clock.hoursOf(judged) * HOUR_MS + server.offset * MINUTE_MS))
  }

  let named = 0
  let unknown = 0
  let grouped = 0
  let rankless = 0
  const views = new Map<number, View>()
  for (const [row, judged] of ids.rows.entries()) {
    if (!judged && !draft.rows[row]) leaveOut(row, 'not_a_record')
    if (!judged || judged.isDoubled) continue
    const raw = rawOf(judged)
    const reading = readRow(raw, { index, mayLackId: true })
    if (!reading.ok) {
      leaveOut(row, reading.fault, raw)
      continue
    }
    const { pull } = reading
    const view: View = views.get(judged.row.view ?? 0) ?? { byId: new Map(), withoutId: [] }
    views.set(judged.row.view ?? 0, view)
    if (view.byId.has(pullKey(pull))) {
      leaveOut(row, 'duplicate', raw)
      continue
    }
    if (pull.id === '') view.withoutId.push({ pull, mark: judged.row.id })
    else view.byId.set(pullKey(pull), pull)
    const listedRow = draft.rows[row]
    if (listedRow && pools.isGrouped(listedRow)) grouped += 1
    if (pull.rankType === UNKNOWN_RANK) rankless += 1

    // A skipped row is reported by its own reason alone.
    if (isApart(gameId, pull.poolId)) continue
    const item = items.itemOf(judged.row)
    if (!item) unknown += 1
    else if (item.id !== judged.row.itemId) named += 1
  }

  const stated = statedParts(draft, index, server.offset)
  let repeated = 0
  let reissued = 0
  let pulls: readonly Pull[] = []
  for (const [, { byId, withoutId }] of [...views].sort(([a], [b]) => a - b)) {
    const ordered = orderRows(withoutId, draft.isNewestFirst)
    repeated += ordered.repeated
    const view = [...byId.values(), ...ordered.pulls]
    // A tool may have kept pulls under both ids that the game gave them. (GACHA-5)
    const own = mergePulls([], view)
    reissued += own.known
    pulls = pulls.length === 0 ? own.pulls : mergePulls(pulls, own.pulls).pulls
  }
  const { counting } = withoutApart(gameId, pulls)
  const histories = countPulls(counting, { index, server: server.offset })
  const impossible = [...histories.values()].reduce((sum, history) => sum + history.impossible, 0)
  const findings: readonly Finding[] = [
    ...ids.findings,
    ...clock.findings,
    ...(repeated > 0 ? [finding('block_repeated', repeated)] : []),
    ...(reissued > 0 ? [finding('doubled', reissued)] : []),
    ...(stated ? [] : pauses(counting)),
    ...(impossible > 0 ? [finding('impossible', impossible)] : []),
    ...(grouped > 0 ? [finding('pools_by_group', grouped)] : []),
    ...(rankless > 0 ? [finding('ranks_unknown', rankless)] : []),
    ...(named > 0 ? [finding('items_by_name', named, items.language ?? 'en')] : []),
    ...(unknown > 0 ? [finding('items_unknown', unknown)] : []),
    ...noPulls(draft.rows),
    ...(present.length > 0 && traitsOf(gameId).hasPullIds && present.every(({ row }) => row.id === '')
      ? [finding('ids_absent', present.length)]
      : []),
    ...(draft.findings ?? []),
  ]
  const sorted = [...pulls].sort(comparePulls)
  return {
    account: {
      ...{ gameId, uid, skipped },
      ...{
        pulls: sorted,
        parts: stated ?? filePartsOf(sorted.filter(({ poolId }) => !isApart(gameId, poolId))),
        statesParts: stated !== null,
      },
      diagnosis: {
        uidFrom: draft.uid === '' ? 'given' : 'file',
        rows: draft.rows.length,
        zone: clock.zone,
        findings: joinFindings(findings),
      },
    },
    problems,
    questions: pools.questions,
  }
}

/** `null`: the file states nothing, or not in the times of the account's server. */
function statedParts(
  { isOurs, zone, stated }: DraftAccount,
  index: FactIndex,
  server: UtcOffset,
): readonly FilePart[] | null {
  if (!isOurs || !stated || (zone?.hours ?? 0) * 60 !== server) return null
  return readStatedParts(stated, index)
}

interface View {
  readonly byId: Map<string, Pull>
  readonly withoutId: MarkedPull[]
}

/** Times longer than a log lives in which the file has nothing. */
function pauses(pulls: readonly Pull[]): readonly Finding[] {
  const parts = splitAtPauses(pulls)
  return parts.slice(1).flatMap((part, at) => {
    const [from, to] = [parts[at]?.at(-1)?.time ?? '', part[0]?.time ?? '']
    return finding('long_pause', 0, from.slice(0, 10), to.slice(0, 10))
  })
}

function noPulls(rows: readonly (DraftRow | null)[]): readonly Finding[] {
  return (['invented', 'manual', 'placeholder'] as const satisfies readonly NoPull[]).flatMap((cause) => {
    const found = rows.filter((row) => row?.noPull === cause).length
    return found > 0 ? [finding(cause, found)] : []
  })
}
