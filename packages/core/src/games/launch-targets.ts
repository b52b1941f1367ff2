import type { GameId } from './game.ts'
import { LAUNCH_KINDS, type LaunchKind, type LaunchRegion } from './game-links.ts'
import { linksOf } from './links.ts'

export interface LaunchTarget {
  readonly kind: LaunchKind
  readonly url: string
}

/** What can be started of a game in a region; ways that do not exist are absent. (GAME-7) */
export function launchTargets(game: GameId, region: LaunchRegion): readonly LaunchTarget[] {
  const links = linksOf(game).launch[region]
  return LAUNCH_KINDS.flatMap((kind) => {
    const url = links[kind]
    return url ? [{ kind, url }] : []
  })
}

/** A page that a browser opens by itself; anything else asks the system for a program. (GAME-7) */
export function opensInBrowser({ url }: LaunchTarget): boolean {
  return url.startsWith('https://')
}
