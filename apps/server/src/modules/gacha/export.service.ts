import { AppError } from '@ephemeris/contract/errors'
import type { ExportQuery } from '@ephemeris/contract/gacha-export'
import { uigfSectionOf } from '@ephemeris/core/gacha/exchange/uigf'
import { writePullFile } from '@ephemeris/core/gacha/exchange/write-file'
import { formatInstant } from '@ephemeris/core/time/instant'
import type { Deps } from '#server/deps'
import { factsOf } from './gacha-facts.ts'
import { listPulls } from './ledger/pull.queries.ts'
import { requirePulls } from './records.service.ts'

interface ExportedFile {
  readonly name: string
  readonly content: Record<string, unknown>
}

/** An account's pulls in the interchange format. (LEDGER-11) */
export async function exportFile(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, appVersion }: { userId: string; appVersion: string },
  { mode, language, gameId, uid }: ExportQuery,
): Promise<ExportedFile> {
  if (mode === 'strict' && uigfSectionOf(gameId) === null) throw new AppError('PARAMETER_INVALID', 'mode: extended')
  const key = { userId, gameId, uid }
  await requirePulls(db, key)
  const pulls = await listPulls(db, key)
  if (pulls.length === 0) throw new AppError('RECORDS_ABSENT')

  const at = clock.now()
  const { content } = writePullFile([{ gameId, uid, pulls }], { mode, language, at, appVersion }, factsOf)
  const day = formatInstant(at).slice(0, 10).replaceAll('-', '')
  return { name: `ephemeris-${gameId}-${uid}-${day}.json`, content: { ...content } }
}
