import type { Area, LinkForm } from '@ephemeris/core/gacha/link/link-facts'
import { type ByGame, readKind } from '../by-game.ts'
import { CONFIDENCES, type Confidence } from '../confidence.ts'
import { PULL_FILES_BY_GAME } from '../games/pull-files.ts'
import { Row } from '../row.ts'
import { AREAS } from './servers.ts'

/** Where an area's log is asked; requests go to these origins and nowhere else. */
export interface LogArea {
  readonly area: Area
  readonly gameBiz: string | null
  readonly origin: string
}

export interface LogQuery {
  /** In the order in which they are asked. */
  readonly pools: readonly string[]
  readonly path: string
  /** Where it was before; only for the case that `path` does not exist (404): it answers with a part of the log. */
  readonly oldPath: string | null
}

/** How long a game keeps its log. */
export interface Retention {
  /** `null`: all others. */
  readonly pools: readonly string[] | null
  /** What it is believed to keep. */
  readonly keptDays: number
  /** The shortest figure any source gives; warnings and proofs go by this one. */
  readonly warnDays: number
  readonly confidence: Confidence
}

/** A game's own log of pulls. */
export interface PullLog {
  /** Name of the parameter that takes the pool. */
  readonly poolParameter: string
  readonly areas: readonly LogArea[]
  readonly queries: readonly LogQuery[]
  readonly links: readonly LinkForm[]
  /** The first row that names a pool holds for it. */
  readonly retention: readonly Retention[]
  /** 0: the whole pool comes at once. */
  readonly pageSize: number
  /** Between two requests with one key. */
  readonly pauseMs: number
  /** How long a link works. */
  readonly keyHours: number
  /** How long a pull may take to appear. */
  readonly delayHours: number
}

export function readPullLog(file: unknown, where: string): PullLog {
  const log = new Row(file, where)
  return {
    poolParameter: log.text('poolParameter'),
    areas: log.rows('areas').map((row) => ({
      area: row.oneOf('area', AREAS),
      gameBiz: row.textOrNull('gameBiz'),
      origin: row.text('origin'),
    })),
    queries: log.rows('queries').map((row) => ({
      pools: row.texts('pools'),
      path: row.text('path'),
      oldPath: row.textOrNull('oldPath'),
    })),
    links: log.rows('links').map((row) => ({
      kind: row.oneOf('kind', ['page', 'api']),
      host: row.text('host'),
      path: new RegExp(row.text('path')),
      area: row.oneOf('area', AREAS),
    })),
    retention: log.rows('retention').map((row) => ({
      pools: row.textsOrNull('pools'),
      keptDays: row.number('keptDays'),
      warnDays: row.number('warnDays'),
      confidence: row.oneOf('confidence', CONFIDENCES),
    })),
    pageSize: log.number('pageSize'),
    pauseMs: log.number('pauseMs'),
    keyHours: log.number('keyHours'),
    delayHours: log.number('delayHours'),
  }
}

export const PULL_LOGS: ByGame<PullLog> = readKind(PULL_FILES_BY_GAME, 'log', readPullLog)
