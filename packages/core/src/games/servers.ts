import { isSettingsObject, type SettingsObject } from '../settings/settings-object.ts'
import { parseServerZone, SERVER_ZONES, type ServerZone } from '../time/zone.ts'
import { type ActivityGame, type GameId, isGameId } from './game.ts'

/** Games that are played on another server than the rest. */
export type GameServers = Readonly<Partial<Record<GameId, ServerZone>>>

/** On which servers someone plays. */
export interface PlayedServers {
  readonly server: ServerZone
  readonly gameServers: GameServers
}

/** What a player has said of servers. */
export interface ChosenServers {
  /** `null`: no server was chosen for all games. */
  readonly server: ServerZone | null
  readonly gameServers: GameServers
}

/** On which server a game is played: its own, or the one of all games, as for what belongs to none. (ZONE-6) */
export function playedServer({ server, gameServers }: PlayedServers, gameId: ActivityGame): ServerZone {
  return (gameId === 'own' ? null : gameServers[gameId]) ?? server
}

/** What was stored or sent, without servers and games that this product does not know. */
export function readChosenServers({ server, gameServers }: SettingsObject): ChosenServers {
  return {
    server: SERVER_ZONES.find((zone) => zone === server) ?? null,
    gameServers: isSettingsObject(gameServers) ? readGameServers(gameServers) : {},
  }
}

/** What was stored or sent, without games and servers that this product does not know. */
export function readGameServers(stored: Readonly<Record<string, unknown>>): GameServers {
  return Object.fromEntries(
    Object.entries(stored).flatMap(([id, zone]) =>
      isGameId(id) && SERVER_ZONES.some((known) => known === zone) ? [[id, parseServerZone(String(zone))]] : [],
    ),
  )
}

/** `null`: the game is played on the server of all games. */
export function withGameServer(servers: GameServers, gameId: GameId, zone: ServerZone | null): GameServers {
  const { [gameId]: _previous, ...others } = servers
  return zone === null ? others : { ...others, [gameId]: zone }
}
