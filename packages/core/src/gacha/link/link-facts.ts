import type { GameId } from '../../games/game.ts'

/** Which of a publisher's two worlds a server belongs to. */
export type Area = 'cn' | 'global'

/** What a pasted link may look like; nothing is ever asked of it, only read from it. */
export interface LinkForm {
  /** `page`: what players copy; `api`: a captured request. */
  readonly kind: 'page' | 'api'
  readonly host: string
  /** Matches the whole path. */
  readonly path: RegExp
  readonly area: Area
}

interface LogArea {
  readonly area: Area
  readonly gameBiz: string | null
  readonly origin: string
}

interface LogQuery {
  readonly pools: readonly string[]
  readonly path: string
  readonly oldPath: string | null
}

/** What the facts say of a game's own log; the only hosts that a link may name, and the only ones that are asked. */
export interface PullLogFacts {
  readonly poolParameter: string
  readonly areas: readonly LogArea[]
  readonly queries: readonly LogQuery[]
  readonly links: readonly LinkForm[]
  readonly pageSize: number
}

interface ServerForm {
  readonly id: string
  readonly area: Area
  readonly uid: RegExp
}

/** The facts of one game that a link is read and answered by. */
export interface LinkFacts {
  readonly log: PullLogFacts
  readonly servers: readonly ServerForm[]
}

export type LinkBook = Readonly<Record<GameId, LinkFacts>>
