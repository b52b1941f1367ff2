import type { FactIndex } from '../../gacha/facts.ts'
import { nameKey } from '../../gacha/facts.ts'
import { groupBy } from '../../gacha/group-by.ts'
import { isApart } from '../../gacha/rows/apart.ts'
import { findPoolId } from '../../gacha/rows/read-row.ts'
import type { PoolAnswer, PoolQuestion } from '../file-question.ts'
import type { DraftRow } from '../rows/draft.ts'
import { poolByName } from '../rows/pool-names.ts'
import { groupedPools } from './grouped-pools.ts'

/** Of one file: each is a choice that the player has to make. What is not asked is left out and named. */
const MAX_QUESTIONS = 20
const MAX_NAME = 64

export interface NamedPools {
  readonly poolOf: (row: DraftRow) => string
  /** Whether the group of a row counts in the place of its pool. (DOC-24) */
  readonly isGrouped: (row: DraftRow) => boolean
  /** One for each name and number that is no pool of the game. (DOC-31) */
  readonly questions: readonly PoolQuestion[]
}

/** The pools of rows: by their group, by a name or number of the game, or as the player answered. */
export function namePools(rows: readonly DraftRow[], index: FactIndex, answers: readonly PoolAnswer[]): NamedPools {
  const { gameId, pools } = index
  const byGroup = groupedPools(rows, index)
  const ids = new Map<string, string | null>()
  const known = (text: string): string | null => {
    const kept = ids.get(text)
    if (kept !== undefined) return kept
    const poolId = poolByName(gameId, text) ?? findPoolId(text, index)
    const id = poolId !== null && (pools.has(poolId) || isApart(gameId, poolId)) ? poolId : null
    ids.set(text, id)
    return id
  }
  const isPool = (poolId: string) => poolId === '' || pools.has(poolId)
  const own = answers.filter((answer) => answer.gameId === gameId && isPool(answer.poolId))
  const answered = new Map(own.map(({ name, poolId }) => [poolKey(name), poolId]))
  const poolOf = (row: DraftRow) =>
    byGroup(row) ?? known(row.poolId) ?? (answered.size > 0 ? answered.get(poolKey(row.poolId)) : null) ?? row.poolId
  const isAsked = (row: DraftRow) =>
    byGroup(row) === null && known(row.poolId) === null && row.time !== '' && row.itemId + row.name !== ''
  const questions = [...groupBy(rows.filter(isAsked), ({ poolId }) => poolKey(poolId))].map(([key, some]) => {
    const name = shownPool(some[0]?.poolId ?? '')
    const number = findPoolId(name, index)
    return {
      ...{ kind: 'pool' as const, gameId, name, rows: some.length, chosen: answered.get(key) ?? number ?? '' },
      choices: [...(number === null ? [] : [number]), ...pools.keys()],
    }
  })
  return { poolOf, isGrouped: (row) => byGroup(row) !== null, questions }
}

/** A name as it can be shown and answered: what an answer may not hold is replaced. */
function shownPool(text: string): string {
  return text
    .trim()
    .slice(0, MAX_NAME)
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, '\uFFFD')
}

function poolKey(text: string): string {
  return nameKey(shownPool(text))
}

/** The questions of the parts of a file, the same one once, those about most rows first. */
export function joinPoolQuestions(questions: readonly PoolQuestion[]): readonly PoolQuestion[] {
  const groups = groupBy(questions, ({ gameId, name }) => `${gameId} ${poolKey(name)}`)
  return [...groups.values()]
    .flatMap(([first, ...others]) =>
      first ? [{ ...first, rows: others.reduce((sum, { rows }) => sum + rows, first.rows) }] : [],
    )
    .toSorted((a, b) => b.rows - a.rows)
    .slice(0, MAX_QUESTIONS)
}
