import { AppError } from '@ephemeris/contract/errors'
import type { ExportQuery } from '@ephemeris/contract/gacha/gacha-export'
import { type AccountWriter, accountWriter, frameFile, statementOf } from '@ephemeris/core/gacha/exchange/write-file'
import type { Pull } from '@ephemeris/core/gacha/pull'
import { traitsOf } from '@ephemeris/core/games/traits'
import { formatInstant } from '@ephemeris/core/time/instant'
import type { Db } from '#server/db/client'
import type { Deps } from '#server/deps'
import type { OfferedFile } from '#server/http/mount'
import { JsonList, jsonPieces } from '#server/platform/json-pieces'
import { factsOf } from './gacha-facts.ts'
import { evidenceFor, provenPartsOf } from './ledger/coverage.service.ts'
import type { OwnedAccount } from './ledger/owned-account.ts'
import { requirePulls } from './ledger/require-pulls.ts'
import { listRestPage, listStandardPage, shapeOf } from './pull-export.queries.ts'

const ROWS_PER_PAGE = 1000
/** More than any second has; a larger one, which only a made-up file can have, is cut. */
const MAX_ROWS_OF_SECOND = 5000

/**
 * An account's pulls in the interchange format, page by page: never the whole ledger in memory. A complete file states
 * what is proven of them. (LEDGER-11, LEDGER-16, UIGF-11)
 */
export async function offerExport(
  { db, clock, heavyWork }: Pick<Deps, 'db' | 'clock' | 'heavyWork'>,
  { userId, appVersion }: { userId: string; appVersion: string },
  { mode, language, gameId, uid }: ExportQuery,
): Promise<OfferedFile> {
  if (mode === 'strict' && traitsOf(gameId).exchange === null) throw new AppError('PARAMETER_INVALID', 'mode: extended')
  const key = { userId, gameId, uid }
  const changedAt = await requirePulls(db, key)
  const writer = accountWriter(key, language, factsOf(gameId))
  const { sections, standardHead, extensionHead } = writer
  const shape = await shapeOf(db, key, standardPools(writer))
  const standard = sections.flatMap(({ section, pools }) => {
    const idLengths = shape.idLengthsOf(pools)
    if (idLengths.length === 0) return []
    const list = new JsonList(standardRows(db, key, { writer, pools, idLengths }))
    return [{ section, account: { ...standardHead, list } }]
  })
  if (standard.length === 0 && !shape.hasRest) throw new AppError('RECORDS_ABSENT')

  const proven = provenPartsOf(key, await evidenceFor(db, key))
  const extension = { ...extensionHead, ...statementOf(proven), list: new JsonList(restRows(db, key, writer)) }
  const at = clock.now()
  const content = frameFile([{ standard, extension }], { mode, language, at, appVersion })
  const day = formatInstant(at).slice(0, 10).replaceAll('-', '')
  return {
    name: `ephemeris-${gameId}-${uid}-${day}.json`,
    pieces: whole(jsonPieces(content), async () => (await requirePulls(db, key)).getTime() === changedAt.getTime()),
    close: heavyWork.hold(userId),
  }
}

function standardPools({ sections }: AccountWriter): readonly string[] {
  return sections.flatMap(({ pools }) => pools)
}

/** @throws Error at the end of a file that was changed meanwhile: a file that breaks off does not look complete */
async function* whole(pieces: AsyncIterable<string>, isUnchanged: () => Promise<boolean>): AsyncGenerator<string> {
  yield* pieces
  if (!(await isUnchanged())) throw new Error('the pulls have changed while they were exported')
}

async function* standardRows(
  db: Db,
  key: OwnedAccount,
  { writer, pools, idLengths }: { writer: AccountWriter; pools: readonly string[]; idLengths: readonly number[] },
): AsyncGenerator<readonly object[]> {
  for (const idLength of idLengths) {
    for (let after: Pick<Pull, 'id' | 'poolId'> = { id: '', poolId: '' }; ; ) {
      const page = { pools, limit: ROWS_PER_PAGE, idLength, after }
      const pulls = await listStandardPage(db, key, page)
      yield pulls.map(writer.rowOf)
      const last = pulls.at(-1)
      if (pulls.length < ROWS_PER_PAGE || !last) break
      after = last
    }
  }
}

/** First those without an id of the game, second by second, then the others. */
async function* restRows(db: Db, key: OwnedAccount, writer: AccountWriter): AsyncGenerator<readonly object[]> {
  let left: readonly Pull[] = []
  for await (const pulls of restPages(db, key, { writer, kind: 'derived' })) {
    const all = [...left, ...pulls]
    const cut = all.length > MAX_ROWS_OF_SECOND ? all.length : all.findIndex(({ time }) => time === all.at(-1)?.time)
    yield writer.derivedRows(all.slice(0, cut))
    left = all.slice(cut)
  }
  yield writer.derivedRows(left)
  for await (const pulls of restPages(db, key, { writer, kind: 'own' })) yield pulls.map(writer.rowOf)
}

async function* restPages(
  db: Db,
  key: OwnedAccount,
  { writer, kind }: { writer: AccountWriter; kind: 'derived' | 'own' },
): AsyncGenerator<readonly Pull[]> {
  for (let after = ''; ; ) {
    const rows = await listRestPage(db, key, { pools: standardPools(writer), limit: ROWS_PER_PAGE, kind, after })
    const last = rows.at(-1)
    if (!last) return
    yield rows.map(({ pull }) => pull)
    after = last.sortKey
  }
}
