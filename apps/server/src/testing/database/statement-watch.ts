import type { KyselyConfig, KyselyPlugin, QueryId } from 'kysely'
import { CROSSING, isStray } from './stray-statement.ts'

/** A statement of the product. */
export interface SentStatement {
  /** The function of a `*.queries.ts` that sent it. */
  readonly sender: string
  readonly sql: string
  readonly parameters: readonly unknown[]
}

/** The stack has frames of Kysely between a query and us. */
const FRAMES = 30
const SENDER = /at (?:async )?(?:\w+\.)*(\w+) .*\.queries\.ts/

/** Collects what the product's queries send; what a test sends by itself is not looked at. */
export function watchStatements() {
  /** Their stacks are only written out for statements that are new: that takes long. */
  const places = new WeakMap<QueryId, Error>()
  const sent = new Map<string, SentStatement>()

  // A query is compiled in the call that runs it, so its sender is still on the stack.
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      places.set(queryId, here())
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const watching: Pick<KyselyConfig, 'log' | 'plugins'> = {
    plugins: [plugin],
    log: ({ query }) => {
      if (sent.has(query.sql)) return
      const sender = SENDER.exec(places.get(query.queryId)?.stack ?? '')?.[1]
      if (sender) sent.set(query.sql, { sender, sql: query.sql, parameters: query.parameters })
    },
  }

  return {
    watching,
    statements: (): readonly SentStatement[] => [...sent.values()],
    /** Those that ask the rows of all users without being allowed to. (OPS-82) */
    stray: () => [...sent.values()].filter(({ sender, sql }) => isStray(sql) && !CROSSING.has(sender)),
  }
}

function here(): Error {
  const before = Error.stackTraceLimit
  Error.stackTraceLimit = FRAMES
  const place = new Error('here')
  Error.stackTraceLimit = before
  return place
}
