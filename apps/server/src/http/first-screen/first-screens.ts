import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { type FirstScreenView, firstScreenPath, LAYOUTS } from '@ephemeris/contract/first-screen'
import { LANGUAGES } from '@ephemeris/core/language/language'
import { MINUTE_MS, SECOND_MS } from '@ephemeris/core/time/instant'
import { SERVER_ZONES } from '@ephemeris/core/time/zone'
import type { Deps } from '#server/deps'
import { createSpareProcess } from '#server/platform/processes/spare-process'
import { type ReadyReply, readyReply } from '../replies/ready-reply.ts'
import type { FirstScreenTask } from './first-screen.process.ts'

const PROCESS = new URL(
  import.meta.url.endsWith('.ts') ? 'first-screen.process.ts' : 'first-screen.js',
  import.meta.url,
)

/** The catalogue may be another one by then. */
const KEPT_MS = 5 * MINUTE_MS
/** After a failure. */
const RETRY_MS = 30 * SECOND_MS
/** For one drawing. The page has long drawn itself by then. */
const LIMIT_MS = 10 * SECOND_MS

const VIEWS = new Map(
  LANGUAGES.flatMap((language) =>
    SERVER_ZONES.flatMap((server) => LAYOUTS.map((layout) => ({ language, server, layout }))),
  ).map((view) => [firstScreenPath(view), view] as const),
)

interface CachedScreen {
  /** `null`: it could not be drawn. */
  readonly reply: ReadyReply | null
  /** By the server's clock, in ms. */
  readonly untilMs: number
}

/**
 * The timeline as a newcomer's browser would draw it, for each language, server and layout: drawn when it is asked for, by
 * the program of the page in a process of its own, and kept for minutes. (PWA-22)
 */
export interface FirstScreens {
  /** `undefined`: the path is another one; `null`: it could not be drawn. */
  at(path: string): ReadyReply | null | undefined | Promise<ReadyReply | null>
}

/** @param program made by the build of the web app; without it nothing can be drawn */
export function createFirstScreens(
  { clock, log, origin }: Pick<Deps, 'clock' | 'log' | 'origin'>,
  program: string,
): FirstScreens {
  const withProcess = createSpareProcess<FirstScreenTask>(PROCESS)
  const kept = new Map<string, CachedScreen>()
  const beingDrawn = new Map<string, Promise<ReadyReply | null>>()
  let last: Promise<unknown> = Promise.resolve()
  const isBuilt = existsSync(program)

  async function draw(view: FirstScreenView): Promise<CachedScreen> {
    const untilMs = clock.now() + KEPT_MS
    try {
      const task = { program: pathToFileURL(program).href, view, origin: origin.listening() }
      const screen = await withProcess({ limitMs: LIMIT_MS }, (ask) => ask(task))
      const bytes = Buffer.from(JSON.stringify(screen))
      const reply = readyReply({ bytes, contentType: 'application/json; charset=utf-8', cacheControl: 'no-cache' })
      return { reply, untilMs: Math.min(untilMs, screen.untilMs) }
    } catch (error) {
      log.warn('first screen not drawn', { error })
      return { reply: null, untilMs: clock.now() + RETRY_MS }
    }
  }

  /** One at a time: all of them together take no more than one processor. */
  async function drawQueued(path: string, view: FirstScreenView): Promise<ReadyReply | null> {
    const drawing = last.then(() => draw(view))
    last = drawing
    const drawn = await drawing
    kept.set(path, drawn)
    beingDrawn.delete(path)
    return drawn.reply
  }

  return {
    at: (path) => {
      const view = VIEWS.get(path)
      if (view === undefined) return undefined
      if (!isBuilt) return null
      const present = kept.get(path)
      if (present && present.untilMs > clock.now()) return present.reply
      const reply = beingDrawn.get(path) ?? drawQueued(path, view)
      beingDrawn.set(path, reply)
      return reply
    },
  }
}
