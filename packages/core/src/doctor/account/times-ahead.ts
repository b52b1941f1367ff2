import type { GachaFacts } from '../../gacha/facts.ts'
import { serverOf } from '../../gacha/server-of.ts'
import type { Instant } from '../../time/instant.ts'
import { formatWallTime, wallTimeOf } from '../../time/wall-time.ts'
import type { FileAccount } from '../file-reading.ts'
import { type Finding, finding } from '../finding.ts'

type DatedAccount = Pick<FileAccount, 'uid'> & { readonly pulls: readonly Pick<FileAccount['pulls'][number], 'time'>[] }

/** Pulls that are dated later than now: their times are wrong, or the file was changed. (DOC-29) */
export function timesAhead(
  { uid, pulls }: DatedAccount,
  { servers }: Pick<GachaFacts, 'servers'>,
  now: Instant,
): readonly Finding[] {
  const server = serverOf(uid, servers)
  if (!server) return []
  // Times are compared as the text they are.
  const latest = formatWallTime(wallTimeOf(now, server.offset))
  const ahead = pulls.filter(({ time }) => time > latest).length
  return ahead > 0 ? [finding('times_ahead', ahead)] : []
}
