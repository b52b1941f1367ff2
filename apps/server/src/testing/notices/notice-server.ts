import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { startUpstream, type Upstream, writeUpstreams } from '../peers/upstream.ts'

/** A notice as a simulated publisher of HoYoverse games shows it; texts by the publisher's code of a language. */
export interface SimulatedNotice {
  readonly id: number
  readonly typeId: number
  readonly label?: string
  readonly titles: Readonly<Record<string, string>>
  /** HTML. */
  readonly bodies: Readonly<Record<string, string>>
  /** `2026-11-20 12:00:00`, on UTC+8. */
  readonly from: string
  readonly until: string
}

/** An entry of Kuro's list with bodies. */
export interface SimulatedEntry {
  readonly id: string
  readonly category: number
  readonly tag: number
  readonly title: string
  readonly content: string
  readonly startMs: number
  readonly endMs: number
}

/** Three publishers on one origin, whose notices a test changes as it likes. */
export interface NoticeServer {
  readonly upstream: Upstream
  /** That it stands for. */
  readonly origins: readonly string[]
  /** Of `EPHEMERIS_UPSTREAMS`. */
  readonly upstreamsFile: { path: string; remove: () => void }
  /** Path and query of everything that was asked, in order. */
  readonly asked: string[]
  /** Called with each request, before it is answered. */
  onAsked: () => void
  /** No answer is sent before. */
  answersAfter: Promise<void>
  hoyoverse: Record<'hk4e' | 'hkrpg' | 'nap', readonly SimulatedNotice[]>
  kuro: readonly SimulatedEntry[]
  /** Titles by language of entries of the world's list, by Chinese title. */
  kuroTitles: readonly Readonly<Record<string, string>>[]
  /** What the launchers answer, in the world and in China alike. */
  launchers: { branches: unknown; index: unknown }
  /** What the addresses for codes answer, by a part of the path and query. */
  codes: Readonly<Record<string, unknown>>
  /** Answers everything with this text and status instead; `null`: as usual. */
  broken: { readonly status: number; readonly text: string; readonly headers?: Readonly<Record<string, string>> } | null
  /** How it reports that an answer is as before. */
  tags: 'etag' | 'date' | 'none'
  /** How many answers were 304. */
  unchanged: number
}

const OFFICIAL = [
  'https://sg-hk4e-api.hoyoverse.com',
  'https://sg-hkrpg-api.hoyoverse.com',
  'https://sg-announcement-api.hoyoverse.com',
  'https://hk4e-ann-api.mihoyo.com',
  'https://hkrpg-ann-api.mihoyo.com',
  'https://announcement-api.mihoyo.com',
  'https://aki-gm-resources-back.aki-game.com',
  'https://aki-gm-resources-back.aki-game.net',
  'https://sg-hyp-api.hoyoverse.com',
  'https://hyp-api.mihoyo.com',
  'https://prod-alicdn-gamestarter.kurogame.com',
  'https://prod-cn-alicdn-gamestarter.kurogame.com',
  'https://bbs-api-os.hoyolab.com',
  'https://bbs-api.miyoushe.com',
  'https://api-takumi-static.mihoyo.com',
  'https://api.kurobbs.com',
]

/** A simulated publisher of all four games, on this machine. */
export async function startNoticeServer(): Promise<NoticeServer> {
  const upstream = await startUpstream(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://publisher')
    server.asked.push(url.pathname + url.search)
    server.onAsked()
    await server.answersAfter
    if (server.broken) {
      const { status, text, headers } = server.broken
      return void response.writeHead(status, headers).end(text)
    }
    answerTagged(request, response, JSON.stringify(answerTo(url)))
  })
  const server: NoticeServer = {
    upstream,
    origins: OFFICIAL,
    upstreamsFile: writeUpstreams(Object.fromEntries(OFFICIAL.map((origin) => [origin, upstream.origin]))),
    asked: [],
    onAsked: () => {},
    answersAfter: Promise.resolve(),
    hoyoverse: { hk4e: [], hkrpg: [], nap: [] },
    kuro: [],
    kuroTitles: [],
    launchers: launchersOf({}),
    codes: {},
    broken: null,
    tags: 'none',
    unchanged: 0,
  }
  const changedAt = new Map<string, number>()

  function answerTagged({ headers }: IncomingMessage, response: ServerResponse, text: string): void {
    const hash = createHash('sha256').update(text).digest('hex')
    // Each new text is a minute younger than the one before.
    changedAt.set(hash, changedAt.get(hash) ?? Date.UTC(2026, 10, 1) + changedAt.size * 60_000)
    const etag = `"${hash}"`
    const date = new Date(changedAt.get(hash) ?? 0).toUTCString()
    const isKnown =
      (server.tags === 'etag' && headers['if-none-match'] === etag) ||
      (server.tags === 'date' && headers['if-modified-since'] === date)
    if (isKnown) server.unchanged += 1
    response
      .writeHead(isKnown ? 304 : 200, {
        'content-type': 'application/json',
        ...(server.tags === 'etag' && { etag }),
        ...(server.tags === 'date' && { 'last-modified': date }),
      })
      .end(isKnown ? '' : text)
  }

  function answerTo({ pathname, searchParams, search }: URL): unknown {
    const codes = { ...NO_CODES, ...server.codes }
    const [asked] = Object.entries(codes)
      .filter(([part]) => `${pathname}${search}`.includes(part))
      .toReversed()
    if (asked) return asked[1]
    if (pathname.endsWith('/zh-Hans.json')) return kuroList(server.kuro)
    if (pathname.endsWith('/getGameBranches')) return server.launchers.branches
    if (pathname.endsWith('/index.json')) return server.launchers.index
    if (pathname.endsWith('/notice.json')) return kuroTitles(server.kuroTitles)
    const notices = server.hoyoverse[searchParams.get('game') as 'hk4e'] ?? []
    const language = searchParams.get('lang') ?? ''
    const own = notices.filter(({ titles }) => titles[language] !== undefined)
    return pathname.endsWith('/getAnnList') ? hoyoverseList(own, language) : hoyoverseContent(own, language)
  }

  return server
}

/** As it mostly is: no livestream, no code. */
const NO_CODES: NoticeServer['codes'] = {
  '/guide/material': { retcode: 0, message: 'OK', data: { modules: [] } },
  '/api/home/new': { retcode: 0, message: 'OK', data: { navigator: [] } },
  '/forum/search/v2/post': { code: 200, data: { postList: [] } },
}

/** A launcher's build of the live version of a game, and of the one ahead. */
type Builds = Partial<Record<'hk4e' | 'hkrpg' | 'nap' | 'wuwa', readonly [live: string, ahead?: string]>>

/** Answers of both launchers; of a game that is not given, those of October 2026. */
export function launchersOf(builds: Builds): NoticeServer['launchers'] {
  const { wuwa, ...hoyoverse } = {
    hk4e: ['7.1.0'],
    hkrpg: ['4.6.0'],
    nap: ['3.2.0'],
    wuwa: ['3.7.0'],
    ...builds,
  } as const
  const other = { game: { id: 'osvnlOc0S8', biz: 'bh3_global' }, main: { tag: '8.9.0' }, pre_download: null }
  const own = Object.entries(hoyoverse).map(([game, [live, ahead]]) => ({
    game: { id: game, biz: `${game}_global` },
    main: { package_id: 'ScSYQBFhu9', branch: 'main', password: 'unused', tag: live, diff_tags: ['1.0.0'] },
    pre_download: ahead ? { package_id: 'ScSYQBFhu9', branch: 'predownload', tag: ahead, diff_tags: [live] } : null,
  }))
  const [live, ahead] = wuwa
  return {
    branches: { retcode: 0, message: 'OK', data: { game_branches: [other, ...own] } },
    index: {
      default: { cdnList: [{ url: 'https://cdn.example/' }], config: { version: live }, version: live },
      ...(ahead && { predownload: { config: { version: ahead }, version: ahead } }),
      predownloadSwitch: 1,
    },
  }
}

function hoyoverseList(notices: readonly SimulatedNotice[], language: string): object {
  const types = [...new Set(notices.map(({ typeId }) => typeId))]
  return {
    retcode: 0,
    message: 'OK',
    data: {
      list: types.map((typeId) => ({
        type_id: typeId,
        list: notices
          .filter((notice) => notice.typeId === typeId)
          .map(({ id, label = '', titles, from, until }) => ({
            ann_id: id,
            title: titles[language],
            subtitle: '',
            banner: 'https://sdk.hoyoverse.com/upload/ann/picture.png',
            tag_label: label,
            lang: language,
            start_time: from,
            end_time: until,
          })),
      })),
      timezone: 8,
      pic_list: [],
    },
  }
}

function hoyoverseContent(notices: readonly SimulatedNotice[], language: string): object {
  const list = notices.map(({ id, titles, bodies }) => ({
    ann_id: id,
    title: titles[language],
    content: bodies[language] ?? '',
  }))
  return { retcode: 0, message: 'OK', data: { list, pic_list: [] } }
}

function kuroList(entries: readonly SimulatedEntry[]): object {
  const list = entries.map(({ id, category, tag, title, content, startMs, endMs }) => ({
    id,
    category,
    tag,
    permanent: 0,
    whiteList: [],
    startTimeMs: startMs,
    endTimeMs: endMs,
    tabTitle: title,
    tabBanner: 'https://aki-gm-resources-back.aki-game.com/notice/image/picture.jpg',
    content,
  }))
  return { game: [], activity: list, recommend: [] }
}

function kuroTitles(titles: readonly Readonly<Record<string, string>>[]): object {
  const list = titles.map((tabTitle, index) => ({
    id: String(90_000 + index),
    permanent: 0,
    whiteList: [],
    startTimeMs: 0,
    endTimeMs: 1,
    tabTitle,
    tabBanner: {},
  }))
  return { game: [], activity: list }
}
