import { type Edge, edgeInstant } from '@ephemeris/core/activity/activity'
import { formatInstant, parseInstant } from '@ephemeris/core/time/instant'
import { formatWallTime, parseWallTime } from '@ephemeris/core/time/wall-time'
import { offsetOf, SERVER_ZONES, type ServerZone } from '@ephemeris/core/time/zone'
import * as z from 'zod/mini'
import { instantText, readInstant } from '../wire/instant-wire.ts'

/** `world`: one instant everywhere, `2026-05-20T03:00:00Z`; `server`: each game server's clock, `2026-06-09 17:59:00`. */
export const openEdge = z
  .object({ clock: z.enum(['world', 'server']), at: z.string() })
  .check(z.refine(({ clock, at }) => (clock === 'world' ? parseInstant(at) : parseWallTime(at)) !== null))

const instants = z.object({ 'UTC+8': instantText, 'UTC-5': instantText, 'UTC+1': instantText } satisfies Record<
  ServerZone,
  unknown
>)

export const edgeWithInstants = z.object({
  clock: z.enum(['world', 'server']),
  at: z.string(),
  /** The same moment for the players of each server. */
  instants,
})

export function readOpenEdge({ clock, at }: z.infer<typeof openEdge>): Edge {
  if (clock === 'world') return { kind: 'instant', at: readInstant(at) }
  const wall = parseWallTime(at)
  if (wall === null) throw new RangeError(`not a wall time: ${at}`)
  return { kind: 'wall', at: wall }
}

export function writeOpenEdge(edge: Edge): z.infer<typeof openEdge> {
  return edge.kind === 'instant'
    ? { clock: 'world', at: formatInstant(edge.at) }
    : { clock: 'server', at: formatWallTime(edge.at) }
}

export function writeEdgeWithInstants(given: Edge): z.infer<typeof edgeWithInstants> {
  const of = (zone: ServerZone) => formatInstant(edgeInstant(given, offsetOf(zone)))
  const [asia, america, europe] = SERVER_ZONES
  return { ...writeOpenEdge(given), instants: { [asia]: of(asia), [america]: of(america), [europe]: of(europe) } }
}
