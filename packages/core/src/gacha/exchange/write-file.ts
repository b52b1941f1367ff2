import type { GameId } from '../../games/game.ts'
import { traitsOf } from '../../games/traits.ts'
import type { Language } from '../../language/language.ts'
import { regionalTag } from '../../language/language-tags.ts'
import { type Instant, SECOND_MS } from '../../time/instant.ts'
import type { FilePart } from '../coverage/file-spans.ts'
import { writeStatedParts } from '../coverage/stated-parts.ts'
import type { FactIndex } from '../facts.ts'
import { identify, isDerivedId, occurrenceOf } from '../merging/derived-id.ts'
import { itemNameIn, itemTypeIn } from '../names/pull-text.ts'
import type { Pull } from '../pull.ts'
import { compareIds, comparePulls } from '../pull-order.ts'
import { isApart } from '../rows/apart.ts'
import { uigfPoolOf } from '../rows/uigf-pool.ts'
import { serverOf } from '../server-of.ts'
import { EXTENSION_KEY, EXTENSION_VERSION, OWN_APP, STATED_KEY } from './extension.ts'
import type { FactsOf } from './facts-of.ts'
import { UIGF_SECTIONS } from './uigf.ts'

/** What is written: `strict` holds only what the interchange format knows, `extended` everything. */
export type ExportMode = 'strict' | 'extended'

export interface ExportAccount {
  readonly gameId: GameId
  readonly uid: string
  readonly pulls: readonly Pull[]
  /** What is proven of them, which a complete file states. Absent: they are one whole, but for long pauses. (UIGF-11) */
  readonly proven?: readonly FilePart[]
}

export interface ExportOptions {
  readonly mode: ExportMode
  /** Of names and kinds, where the facts have them. */
  readonly language: Language
  readonly at: Instant
  readonly appVersion: string
}

export interface PullFile {
  /** To be written as JSON. */
  readonly content: Readonly<Record<string, unknown>>
  /** How many rows a strict file has no place for. */
  readonly omitted: number
}

/**
 * Writes UIGF 4.2, with our extension for what it cannot carry. Ids, times and ranks are those of the game, untouched;
 * times go together with the server's offset, so nothing depends on the clock of the machine. (UIGF-7, UIGF-9)
 *
 * @throws RangeError for a UID that no server of the game has
 */
export function writePullFile(accounts: readonly ExportAccount[], options: ExportOptions, factsOf: FactsOf): PullFile {
  const parts = accounts.map((account) => splitAccount(account, options.language, factsOf(account.gameId)))
  const rest = parts.reduce((total, { extension }) => total + (extension?.list.length ?? 0), 0)
  return { content: frameFile(parts, options), omitted: options.mode === 'strict' ? rest : 0 }
}

/** The parts of one account in a file, rows and all; sections without a row are absent, and so is the extension (`null`). */
interface AccountParts {
  readonly standard: readonly { readonly section: string; readonly account: object }[]
  readonly extension: object | null
}

/** Puts the parts of accounts where the format wants them. */
export function frameFile(
  parts: readonly AccountParts[],
  { mode, at, appVersion }: ExportOptions,
): Readonly<Record<string, unknown>> {
  const sections = UIGF_SECTIONS.map(({ section: name }) => {
    const list = parts.flatMap(({ standard }) =>
      standard.flatMap(({ section, account }) => (section === name ? [account] : [])),
    )
    return [name, list] as const
  })
  const rest = parts.flatMap(({ extension }) => (extension === null ? [] : [extension]))
  return {
    info: {
      export_timestamp: Math.floor(at / SECOND_MS),
      export_app: OWN_APP,
      export_app_version: appVersion,
      version: 'v4.2',
    },
    ...Object.fromEntries(sections.filter(([, list]) => list.length > 0)),
    ...(mode === 'extended' && rest.length > 0
      ? { [EXTENSION_KEY]: { version: EXTENSION_VERSION, accounts: rest } }
      : {}),
  }
}

/** How the rows of one account are written, also by a caller that does not have all of them at once. */
export interface AccountWriter {
  /** With the pools that each takes, of pulls that have an id of the game and an item's id. */
  readonly sections: readonly { readonly section: string; readonly pools: readonly string[] }[]
  /** The text before the rows. */
  readonly standardHead: object
  readonly extensionHead: object
  rowOf(pull: Pull): object
  /** Of pulls without an id of the game. @param pulls oldest first, all of each second */
  derivedRows(pulls: readonly Pull[]): readonly object[]
}

/** @throws RangeError for a UID that no server of the game has */
export function accountWriter(
  { gameId, uid }: Pick<ExportAccount, 'gameId' | 'uid'>,
  language: Language,
  index: FactIndex,
): AccountWriter {
  const server = serverOf(uid, index.facts.servers)
  if (!server) throw new RangeError(`${uid} is no UID of ${gameId}`)

  const timezone = server.offset / 60
  const rowOf = (pull: Pull) => uigfRowOf(pull, gameId, index, language)
  return {
    sections: UIGF_SECTIONS.filter((one) => one.gameId === gameId),
    standardHead: { uid, timezone, lang: regionalTag(language) },
    extensionHead: { game_id: gameId, uid, timezone, lang: language },
    rowOf,
    derivedRows: (pulls) =>
      identify(pulls).map((pull) => ({ ...rowOf(pull), occurrence: occurrenceOf(pull.id), order: pull.order })),
  }
}

function splitAccount(account: ExportAccount, language: Language, index: FactIndex) {
  const writer = accountWriter(account, language, index)
  const { sections, standardHead, extensionHead, rowOf, derivedRows } = writer
  const sorted = [...account.pulls].sort(comparePulls)
  const standard = sections.map(({ section, pools }) => ({
    section,
    pulls: sorted.filter((pull) => fitsUigf(pull, pools)).sort((a, b) => compareIds(a.id, b.id)),
  }))
  const rest = sorted.filter((pull) => !sections.some(({ pools }) => fitsUigf(pull, pools)))
  const list = [
    ...derivedRows(rest.filter(({ id }) => isDerivedId(id))),
    ...rest.filter(({ id }) => !isDerivedId(id)).map(rowOf),
  ]
  return {
    standard: standard.flatMap(({ section, pulls }) =>
      pulls.length === 0 ? [] : [{ section, account: { ...standardHead, list: pulls.map(rowOf) } }],
    ),
    extension: list.length === 0 && !account.proven ? null : { ...extensionHead, ...statementOf(account.proven), list },
  }
}

/** The member of an account of our extension that states what is proven; other tools pass over it. */
export function statementOf(proven: readonly FilePart[] | undefined): object {
  return proven ? { [STATED_KEY]: writeStatedParts(proven) } : {}
}

/** The format wants an id of the game, an item's id, and a pool that it knows. */
function fitsUigf({ id, itemId, poolId }: Pull, pools: readonly string[]): boolean {
  return !isDerivedId(id) && itemId !== '' && pools.includes(poolId)
}

function uigfRowOf(pull: Pull, gameId: GameId, index: FactIndex, language: Language): object {
  if (isApart(gameId, pull.poolId)) return apartRowOf(pull)
  const { exchange } = traitsOf(gameId)
  return {
    ...(exchange?.groupsPools ? { uigf_gacha_type: uigfPoolOf(pull.poolId) } : {}),
    gacha_type: pull.poolId,
    ...(exchange?.alwaysHasBannerId || pull.gachaId !== '' ? { gacha_id: pull.gachaId } : {}),
    item_id: pull.itemId,
    count: pull.count,
    time: pull.time,
    name: itemNameIn(language, pull, index),
    item_type: itemTypeIn(language, pull, index),
    rank_type: pull.rankType,
    ...(isDerivedId(pull.id) ? {} : { id: pull.id }),
  }
}

/** A row of Miliastra Wonderland, all of whose fields the format requires. */
function apartRowOf(pull: Pull): object {
  return {
    op_gacha_type: pull.poolId,
    schedule_id: pull.gachaId,
    item_id: pull.itemId,
    item_name: pull.name,
    item_type: pull.itemType,
    rank_type: pull.rankType,
    time: pull.time,
    ...(isDerivedId(pull.id) ? {} : { id: pull.id }),
  }
}
