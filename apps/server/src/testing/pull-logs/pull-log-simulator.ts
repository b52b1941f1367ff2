import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { GAME_IDS, type GameId } from '@ephemeris/core/games/game'
import { LINK_BOOK } from '@ephemeris/gamedata/pulls/link-book'
import { CompressedResponse } from '../peers/compressed-response.ts'
import { answerOf, type RequestedPage } from './log-answers.ts'
import type { SimulatedAccount } from './simulated-account.ts'

/** What comes instead of a log's answer: `hang` never answers, `cut` ends in the middle. */
export type Interference =
  | { readonly status?: number; readonly headers?: Readonly<Record<string, string>>; readonly body: string }
  | 'hang'
  | 'cut'

/** The logs of the four games, as public documents describe them, on one port of this machine. */
export interface PullLogSimulator {
  /** Official origin → this machine, as EPHEMERIS_UPSTREAMS wants it. */
  readonly upstreams: Readonly<Record<string, string>>
  /** Every page that was asked for, in order. */
  readonly asked: readonly RequestedPage[]
  /** Accounts by key, which may be added and replaced at any time. */
  readonly accounts: Map<string, SimulatedAccount>
  readonly expiredKeys: Set<string>
  /** Decides about every page before it is answered; `null`: it is answered truly. */
  interfere(decide: (asked: RequestedPage) => Interference | null): void
  /** Ends what hangs without an answer. */
  dropHanging(): void
  close(): Promise<void>
}

export async function startPullLogSimulator(accounts: readonly SimulatedAccount[]): Promise<PullLogSimulator> {
  const asked: RequestedPage[] = []
  const byKey = new Map(accounts.map((account) => [account.key, account]))
  const expiredKeys = new Set<string>()
  const hanging = new Set<ServerResponse>()
  let decide: (page: RequestedPage) => Interference | null = () => null

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const page = await readPage(request)
    asked.push(page)
    const interference = decide(page)
    if (interference === 'hang') {
      hanging.add(response)
      return
    }
    if (interference === 'cut') {
      response.writeHead(200, { 'content-length': '4096' }).write('{"retcode":0,"data":{"li')
      response.destroy()
      return
    }
    if (interference !== null) {
      response.writeHead(interference.status ?? 200, interference.headers).end(interference.body)
      return
    }
    const account = byKey.get(page.key) ?? null
    const body = answerOf(page, account?.gameId === page.gameId ? account : null, expiredKeys.has(page.key))
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

  const server = createServer({ ServerResponse: CompressedResponse }, (request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const origins = GAME_IDS.flatMap((gameId) => LINK_BOOK[gameId].log.areas.map(({ origin }) => origin))

  return {
    upstreams: Object.fromEntries(origins.map((origin) => [origin, `http://127.0.0.1:${port}`])),
    asked,
    accounts: byKey,
    expiredKeys,
    interfere: (next) => {
      decide = next
    },
    dropHanging: () => {
      for (const response of hanging) response.destroy()
      hanging.clear()
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function readPage(request: IncomingMessage): Promise<RequestedPage> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://simulator')
  if (request.method === 'POST') {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { cardPoolType, recordId } = JSON.parse(Buffer.concat(chunks).toString())
    const page = { poolId: String(cardPoolType), key: String(recordId), endId: '0' }
    return { gameId: 'wuthering', path: pathname, ...page }
  }
  const gameId = gameOf(searchParams.get('game_biz') ?? '')
  return {
    gameId,
    path: pathname,
    key: searchParams.get('authkey') ?? '',
    poolId: searchParams.get(LINK_BOOK[gameId].log.poolParameter) ?? '',
    endId: searchParams.get('end_id') ?? '0',
  }
}

function gameOf(gameBiz: string): GameId {
  return GAME_IDS.find((id) => LINK_BOOK[id].log.areas.some((area) => area.gameBiz === gameBiz)) ?? 'genshin'
}

/** The link that a player copies out of the game. */
export function linkTo({ gameId, uid, key }: SimulatedAccount): string {
  if (gameId === 'wuthering') {
    const parameters = `svr_id=86d52186155b148b5c138ceb41be9650&player_id=${uid}&lang=en&gacha_type=1&record_id=${key}`
    return `https://aki-gm-resources-oversea.aki-game.net/aki/gacha/index.html#/record?${parameters}&platform=PC`
  }
  const page: Readonly<Partial<Record<GameId, string>>> = {
    genshin: 'genshin/event/e20190909gacha-v3',
    starrail: 'hkrpg/event/e20211215gacha-v2',
    zenless: 'nap/event/e20230424gacha',
  }
  const gameBiz = LINK_BOOK[gameId].log.areas.find(({ area }) => area === 'global')?.gameBiz ?? ''
  const query = `authkey_ver=1&sign_type=2&game_biz=${gameBiz}&authkey=${encodeURIComponent(key)}`
  return `https://gs.hoyoverse.com/${page[gameId]}/index.html?${query}#/log`
}
